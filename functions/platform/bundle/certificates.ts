/**
 * The bundle with the passkeys gets this file in place of the packages that read certificates (infra/stacks/bundle.ts), which are
 * half of it. A certificate says which make of device made a passkey. We ask for none, so browsers send none, and what
 * comes with one all the same is refused: nothing can be read into a class of this file.
 */
export class AlgorithmIdentifier {}
export class AuthorityKeyIdentifierExtension {}
export class BasicConstraints {}
export class CRLDistributionPointsExtension {}
export class Certificate {}
export class ExtendedKeyUsage {}
export class KeyDescription {}
export class RSAPublicKey {}
export class SubjectAlternativeName {}
export class SubjectKeyIdentifierExtension {}
export class X509Certificate {}
export class X509ChainBuilder {}
export class X509Crl {}

/** No identifier is equal to this, so no algorithm and no extension of a certificate is known. */
const unknown = Symbol('left out of our bundles')
export const id_ce_basicConstraints = unknown
export const id_ce_extKeyUsage = unknown
export const id_ce_keyDescription = unknown
export const id_ce_subjectAltName = unknown
export const id_ml_dsa_44 = unknown
export const id_ml_dsa_65 = unknown
export const id_ml_dsa_87 = unknown
export const id_rsaEncryption = unknown
export const id_sha1WithRSAEncryption = unknown
export const id_sha256WithRSAEncryption = unknown
export const id_sha384WithRSAEncryption = unknown
export const id_sha512WithRSAEncryption = unknown
