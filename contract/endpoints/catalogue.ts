import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { SystemConfiguration } from "../schema/configuration.ts";

export const systemConfiguration = endpoint({
  id: "systemConfiguration",
  method: "GET",
  path: "/api/system-configuration",
  caller: "anyone",
  summary: "Story types, lengths and prices, languages, voices, styles and packages",
  reply: z.object({ configuration: SystemConfiguration }),
  errors: [],
});

const IllustrationStyle = z.object({
  value: z.string(),
  label: z.string(),
  shortName: z.string(),
  imagePath: z.string().meta({ description: "The sample picture, on the site's own address" }),
  fileName: z.string(),
  prompt: z.string().meta({ description: "What the sample picture shows, in words" }),
});

export const illustrationStyles = endpoint({
  id: "illustrationStyles",
  method: "GET",
  path: "/api/illustration-styles",
  caller: "anyone",
  summary: "The illustration styles with their short names and sample pictures",
  reply: z.object({ styles: z.array(IllustrationStyle) }),
  errors: [],
});

export const openApi = endpoint({
  id: "openApi",
  method: "GET",
  path: "/api/openapi.json",
  caller: "anyone",
  summary: "This description of the API, in OpenAPI 3.1",
  reply: z.record(z.string(), z.unknown()).meta({ description: "An OpenAPI 3.1 document" }),
  bare: true,
  errors: [],
});
