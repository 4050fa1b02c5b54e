/** The order matters: each browser's user agent also names those it imitates. */
const browsers = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

/** `Firefox on Windows`: enough to tell one's own sessions apart. Undefined if the browser does not name itself. */
export function browserOf(userAgent = ''): string | undefined {
  const find = (rows: typeof browsers | typeof systems) => rows.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = find(browsers);
  const system = find(systems);
  return browser && system ? `${browser} on ${system}` : (browser ?? system);
}
