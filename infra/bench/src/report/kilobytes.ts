/** Bytes as the bars count them: 1 KB is 1000 bytes, the stricter reading. */
export const inKilobytes = (bytes: number): number => bytes / 1000;

export const kilobytes = (bytes: number): string => `${inKilobytes(bytes).toFixed(1)} KB`;
