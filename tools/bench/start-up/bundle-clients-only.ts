import { buildSync } from "esbuild";
import { bundling } from "#infra/bundle/bundle.ts";

/** Bundles a function that only creates SDK clients, with the options of our own bundles. */
export const bundleClientsOnly = async (clients: readonly string[], outfile: string): Promise<void> => {
  const lines = await Promise.all(clients.map(lineFor));
  const contents = `${lines.join("\n")}\nexport const handler = async () => ({ statusCode: 200 });`;
  buildSync({ ...bundling, stdin: { contents, resolveDir: process.cwd() }, outfile });
};

const lineFor = async (name: string, at: number): Promise<string> => {
  // The document client wraps a DynamoDB client, as in our table adapter.
  if (name.endsWith("/lib-dynamodb"))
    return `import { DynamoDBClient as D } from "@aws-sdk/client-dynamodb";
      import { DynamoDBDocumentClient as E } from "${name}";
      export const table = E.from(new D({}));`;
  if (name === "stripe") return `import Stripe from "stripe"; export const stripe = new Stripe("none");`;
  const exported = Object.keys(await import(name)).find((each) => /^[A-Z]\w*Client$/.test(each));
  return `import { ${exported} as C${at} } from "${name}"; export const c${at} = new C${at}({});`;
};
