declare module "asl-validator" {
  /** Adds a QueryLanguage to every state of what it is given: hand it a copy. */
  function validate(definition: unknown): { readonly isValid: boolean; errorsText(separator?: string): string };
  export = validate;
}
