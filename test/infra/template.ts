import { App, type Stack } from "aws-cdk-lib";
import { Template } from "aws-cdk-lib/assertions";
import { optionsIn } from "#infra/options.ts";
import { DataStack } from "#infra/stacks/data-stack.ts";
import { ServiceStack } from "#infra/stacks/service-stack.ts";

export interface Resource {
  readonly id: string;
  readonly type: string;
  /** Untyped JSON, as in the CDK. Each test reads the parts that it needs. */
  readonly properties: ReturnType<Template["findResources"]>[string];
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly deletionPolicy: string | undefined;
}

const usual = {
  siteUrl: "https://films.example",
  mailFrom: "Animation Agent <no-reply@films.example>",
};

/**
 * The templates of both stacks, without bundling the functions' code. The files of a worker share them, because a synth
 * takes seconds: read them, and change nothing.
 */
export const templates = (given: Readonly<Record<string, string>> = usual): ReturnType<typeof synthesize> => {
  const name = JSON.stringify(Object.entries(given).sort());
  const made = known.get(name) ?? synthesize(given);
  known.set(name, made);
  return made;
};
const known = new Map<string, ReturnType<typeof synthesize>>();

const synthesize = (given: Readonly<Record<string, string>>) => {
  // stages.test.ts checks the rules of CloudFormation, which would take most of the time of each synth.
  const app = new App({
    builtinCloudFormationValidation: false,
    context: { "aws:cdk:bundling-stacks": [], ...given },
  });
  const options = optionsIn(app.node);
  const env = { region: options.region };
  const data = new DataStack(app, "data", { options, env });
  const service = new ServiceStack(app, "service", { data, options, env });
  return { data: read(data), service: read(service), dataStack: data };
};

const read = (stack: Stack) => {
  const json = Template.fromStack(stack).toJSON();
  const resources: Resource[] = Object.entries<Record<string, never>>(json["Resources"]).map(([id, each]) => ({
    id,
    type: String(each["Type"]),
    properties: each["Properties"] ?? {},
    metadata: each["Metadata"] ?? {},
    deletionPolicy: each["DeletionPolicy"],
  }));
  return {
    resources,
    ofType: (type: string) => resources.filter((resource) => resource.type === `AWS::${type}`),
    text: JSON.stringify(json),
  };
};
