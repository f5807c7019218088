import { fieldReference } from "#contract/guide/fields.ts";
import { Markdown } from "./markdown.tsx";

const fields = fieldReference();

/** Every field of an order, as the documentation lists them. */
export const FieldReference = () => <Markdown>{fields}</Markdown>;
