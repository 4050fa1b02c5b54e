/** A point of a drawing at an age, with its words beside it. Pixels. */
export interface AgeMarker {
  readonly age: number;
  readonly x: number;
  readonly y: number;
  readonly label: string;
  readonly labelX: number;
  readonly labelY: number;
  readonly anchor: 'start' | 'end';
}
