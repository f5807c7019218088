/** What the server found wrong with one field. */
export interface FieldFault {
  readonly field: string;
  readonly message: string;
}
