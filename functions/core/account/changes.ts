import type { Profile } from "./ports.ts";

export type AccountChange =
  | { readonly kind: "insert-profile"; readonly profile: Profile }
  /** Marks a person. A person gets sign-up credits once, even with several e-mail addresses. */
  | { readonly kind: "insert-person"; readonly mark: string; readonly userId: string };
