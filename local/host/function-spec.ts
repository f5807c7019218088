/** A function of the template, as the host runs it. */
export interface FunctionSpec {
  readonly arn: string;
  /** The bundled entry file. */
  readonly file: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  /** A stage of the pipeline works the processor: no more of them at once than there are cores. */
  readonly heavy: boolean;
}
