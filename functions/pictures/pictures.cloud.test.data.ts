import { can } from '#infra/testing/adapter.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { visit } from '#infra/tools/visit.ts'

/** CloudFront may not look into the bucket, so to it what is gone is forbidden. On LocalStack Vite asks S3 itself. */
export const gone = can.keepFilesPrivate ? 403 : 404

/** How the site answers someone who looks at the picture of this path. */
export const statusOf = async (path = '') => (await visit(cloud.siteAddress + path)).status
