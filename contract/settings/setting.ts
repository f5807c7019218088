import type { Format } from "./formats.ts";

/**
 * Who reads a setting. `infra`: an operator gives it to a deployment, `cdk deploy -c NAME=value`. `npm start`: a
 * variable of its environment. `functions`: a variable of their environment, which the stack or `npm start` fills.
 */
export type Reader = "infra" | "functions" | "npm start";

/** A row of the settings table. */
export interface Setting {
  /** Its description says which values are allowed. */
  readonly format: Format;
  /** As text. `local/settings.ts` has the defaults that differ with `npm start`. */
  readonly default?: string;
  /** What it does, in one sentence of the documentation. */
  readonly does: string;
  readonly readBy: readonly Reader[];
  readonly secret?: SecretPlace;
}

/** A field of the secret `animation-agent/<environment>/<name>` in Secrets Manager. */
export interface SecretPlace {
  readonly name: string;
  readonly field: string;
}
