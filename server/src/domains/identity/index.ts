// The public interface of the identity domain for higher floors.

export { mustSign, requireSignedAgreement } from './agreement.ts';
export { identityCalls } from './calls.ts';
export { exportIdentity } from './export-identity.ts';
export { identityDecided } from './identity-facts.ts';
export { countRecords as countIdentityRecords } from './identity-queries.ts';
export { identityRoutes } from './identity-routes.ts';
export { hasCheckedAge } from './known-age.ts';
export { sealedIdentityColumns } from './sealed-facts.ts';
export { giveBackUploadRight } from './upload-right.ts';
