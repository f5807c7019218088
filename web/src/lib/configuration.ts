import { queryOptions } from "@tanstack/react-query";
import { systemConfiguration } from "#contract/endpoints/catalogue.ts";
import { call } from "./api.ts";

const fiveMinutes = 300_000;

/** The catalogue: lengths, prices, styles, voices, packages and engines. */
export const configuration = queryOptions({
  queryKey: ["configuration"],
  queryFn: async ({ signal }) => (await call(systemConfiguration, {}, signal)).configuration,
  staleTime: fiveMinutes,
});
