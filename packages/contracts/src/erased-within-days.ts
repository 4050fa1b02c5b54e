/**
 * Days after an erasure, unless the operator sets others: then MongoDB's oplog, the file of Redis and our backups hold nothing of the person either
 * (docs/adr/0021-an-erased-request-keeps-its-document.md).
 */
export const ERASED_WITHIN_DAYS = 30;
