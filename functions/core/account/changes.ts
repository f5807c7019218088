import type { Profile } from "./ports.ts";

export type AccountChange =
  | { readonly kind: "insert-profile"; readonly profile: Profile }
  /** Marks a person, whose sign-up credits are granted once for all addresses of theirs. */
  | { readonly kind: "insert-person"; readonly mark: string; readonly userId: string };
