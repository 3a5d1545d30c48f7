import { can } from '#infra/testing/adapter.ts'
import { cloud } from '#infra/testing/test-cloud.ts'
import { visit } from '#infra/tools/visit.ts'

/** CloudFront may not list the bucket, so S3 answers it 403 for a missing picture. LocalStack lets anyone list. */
export const gone = can.keepFilesPrivate ? 403 : 404

/** Looks at the picture of this path on the site. */
export const statusOf = async (path = '') => (await visit(cloud.siteAddress + path)).status
