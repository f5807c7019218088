import type { CodeContext } from "../examples/order-code.ts";
import { callsOpenToKeys } from "./calls.ts";
import { markdownTable } from "./table.ts";

export const authenticationSection = ({ host, key }: CodeContext): string => `
## Authentication

Every call carries your API key as a bearer:

\`\`\`
Authorization: Bearer ${key}
\`\`\`

Generate a key on the developer page. It is shown in full once and stored only as a hash: keep it like a password, and
never put it into a browser or an app. Generating a new one replaces the old one at once; revoking one ends it at once.

- A **live** key begins with \`aa_live_\`. Films that it orders cost credits.
- A **test** key begins with \`aa_test_\`. It makes real films that cost nothing: 3 minutes long whatever is ordered, by
  the built-in models, marked TEST in the picture, up to 20 a day.

A key has scopes, \`tasks:read\` and \`tasks:write\`. It opens these calls, and no others:

${markdownTable(
  ["Call", "Scope", "What it does"],
  callsOpenToKeys().map(({ method, path, scope = "", summary }) => [`\`${method} ${path}\``, `\`${scope}\``, summary]),
)}

The whole API is described in OpenAPI 3.1 at ${host}/api/openapi.json.
`;
