import { styles } from "#contract/catalogue/styles.ts";
import * as contract from "#contract/endpoints/catalogue.ts";
import openApi from "#docs/openapi.json" with { type: "json" };
import { configuration } from "#functions/core/catalogue/configuration.ts";
import { httpHandler } from "#functions/http/handler.ts";
import { route } from "#functions/http/route.ts";

/** The catalogue function: what can be ordered. It touches nothing. */
export const routes = [
  route(contract.systemConfiguration, async () => ({ configuration: configuration() })),
  route(contract.illustrationStyles, async () => ({
    styles: styles.map(({ value, shortName }) => ({ value, label: value, shortName })),
  })),
  route(contract.openApi, async () => openApi),
];
export const handler = httpHandler(routes, () => ({}));
