declare module "asl-validator" {
  /** Modifies its argument (adds a QueryLanguage to every state): pass a copy. */
  function validate(definition: unknown): { readonly isValid: boolean; errorsText(separator?: string): string };
  export = validate;
}
