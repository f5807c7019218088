import type { CodeContext } from "../examples/order-code.ts";
import { callsOpenToKeys } from "./calls.ts";
import { markdownTable } from "./table.ts";

export const authenticationSection = ({ host, key }: CodeContext): string => `
## Authentication

Send your API key as a bearer token with every call:

\`\`\`
Authorization: Bearer ${key}
\`\`\`

Generate a key on the developer page. It is shown in full only once, and we store only its hash. Treat it like a password:
never put it into a browser or an app. A new key replaces the old one: at once, or after 1 or 24 hours if you choose so, in
which both work. A deleted key stops working at once.

- A **live** key starts with \`aa_live_\`. Its films cost credits.
- A **test** key starts with \`aa_test_\`. Its films are real and free: always 3 minutes long, made by the built-in
  engines, marked TEST in the picture, at most 20 a day.

A key has one or more of the scopes \`tasks:read\`, \`tasks:write\` and \`webhooks:write\`. It can be used only for these calls:

${markdownTable(
  ["Call", "Scope", "What it does"],
  callsOpenToKeys().map(({ method, path, scope = "", summary }) => [`\`${method} ${path}\``, `\`${scope}\``, summary]),
)}

The whole API is described in OpenAPI 3.1 at ${host}/api/openapi.json. For Node.js there is a client with types and a
command line: the package \`animation-agent\` in the folder packages/sdk of the source code.
`;
