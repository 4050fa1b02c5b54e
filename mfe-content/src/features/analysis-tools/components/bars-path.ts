interface Bar {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
}

/** Bars of one width and one look as a single path, to a tenth of a pixel: every first visit carries these drawings. */
export function barsPath(bars: readonly Bar[], width: number): string {
  return bars.map(({ x, top, bottom }) => `M${short(x)} ${short(top)}h${short(width)}V${short(bottom)}h${short(-width)}z`).join('');
}

const short = (pixels: number) => Math.round(pixels * 10) / 10;
