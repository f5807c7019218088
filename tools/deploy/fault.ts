/** A deployment that cannot go on. Its message says what the operator must do. */
export class DeployFault extends Error {
  override readonly name = "DeployFault";
}
