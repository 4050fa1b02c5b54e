// The aliased request would find this file again; the path below is the real runtime's.
const runtime = require('react-refresh/cjs/react-refresh-runtime.development.js');

globalThis.__annuityLanternRefresh ??= runtime;
module.exports = globalThis.__annuityLanternRefresh;
