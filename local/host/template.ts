import { createHash } from "node:crypto";

/** The parts of a template's resource that the host reads. */
export interface Resource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly Metadata?: Readonly<Record<string, unknown>>;
}

export interface Template {
  readonly Resources: Readonly<Record<string, Resource>>;
  readonly Outputs?: Readonly<
    Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: unknown } }>
  >;
}

/** A resource with its local names, and with all references in its properties resolved. */
export interface DeployedResource {
  readonly id: string;
  readonly type: string;
  readonly ref: string;
  readonly arn: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, unknown>>;
}

export const region = "us-east-1";
const account = "000000000000";

/**
 * Gives every resource its names and resolves references and functions, like CloudFormation. Throws if a template uses
 * a function that is not implemented here.
 */
export const resolveTemplates = (
  templates: Readonly<Record<string, Template>>,
  secrets: (name: string, field: string) => string,
): DeployedResource[] => {
  const exported = new Map<string, () => unknown>();
  const stacks = Object.entries(templates).map(([stack, template]) => {
    const resolve = resolver(stack, template, exported, secrets);
    for (const { Value, Export } of Object.values(template.Outputs ?? {}))
      if (Export) exported.set(String(resolve(Export.Name)), () => resolve(Value));
    return { stack, template, resolve };
  });
  return stacks.flatMap(({ stack, template, resolve }) =>
    Object.entries(template.Resources).map(([id, { Type, Properties = {}, Metadata = {} }]) => ({
      id,
      type: Type,
      ...namesOf(stack, id, Type),
      // An object resolves to an object.
      properties: resolve(Properties) as Record<string, unknown>,
      metadata: Metadata,
    })),
  );
};

type Resolve = (value: unknown) => unknown;

type Properties = NonNullable<Resource["Properties"]>;

/** One machine has one release: the name of a version or an alias is the ARN of what it is a version of. */
const versionedBy: Readonly<Record<string, (properties: Properties) => unknown>> = {
  "AWS::Lambda::Version": ({ FunctionName }) => ({ "Fn::GetAtt": [(FunctionName as { Ref: string }).Ref, "Arn"] }),
  "AWS::StepFunctions::StateMachineVersion": ({ StateMachineArn }) => StateMachineArn,
  "AWS::StepFunctions::StateMachineAlias": ({ DeploymentPreference }) =>
    (DeploymentPreference as { StateMachineVersionArn: unknown }).StateMachineVersionArn,
};

const resolver = (
  stack: string,
  { Resources }: Template,
  exported: ReadonlyMap<string, () => unknown>,
  secrets: (name: string, field: string) => string,
): Resolve => {
  const ref = (name: string): unknown => {
    if (name === "AWS::NoValue") return undefined;
    const pseudo = pseudoParameters(stack)[name];
    if (pseudo !== undefined) return pseudo;
    const resource = Resources[name];
    if (!resource) return name;
    const versioned = versionedBy[resource.Type]?.(resource.Properties ?? {});
    return versioned === undefined ? namesOf(stack, name, resource.Type).ref : resolve(versioned);
  };
  const attribute = (name: string, part: string): string => {
    const names = namesOf(stack, name, Resources[name]?.Type ?? "");
    return part === "Arn" ? names.arn : part === "Name" ? names.name : `${names.name}.${part}`;
  };
  const functions: Record<string, (given: unknown) => unknown> = {
    Ref: (name) => ref(String(name)),
    "Fn::GetAtt": (given) => {
      const [name = "", part = ""] = Array.isArray(given) ? given.map(String) : String(given).split(".");
      return attribute(name, part);
    },
    "Fn::Join": (given) => {
      const [between, parts] = given as [string, unknown];
      return (resolve(parts) as unknown[]).map(String).join(between);
    },
    "Fn::Select": (given) => {
      const [index, list] = given as [number | string, unknown];
      return (resolve(list) as unknown[])[Number(index)];
    },
    "Fn::Split": (given) => {
      const [between, text] = given as [string, unknown];
      return String(resolve(text)).split(between);
    },
    "Fn::Sub": (given) =>
      String(given).replace(/\$\{(?!!)([\w:.]+)\}/g, (_, name: string) =>
        name.includes(".") ? attribute(...(name.split(".", 2) as [string, string])) : String(ref(name)),
      ),
    "Fn::ImportValue": (given) => {
      const name = String(resolve(given));
      const value = exported.get(name);
      if (!value) throw new Error(`No stack exports ${name}`);
      return value();
    },
  };
  const resolve: Resolve = (value) => {
    if (typeof value === "string") return withSecrets(value, secrets);
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== "object" || value === null) return value;
    const [only, ...others] = Object.entries(value);
    if (only && others.length === 0) {
      const known = functions[only[0]];
      if (known) {
        const resolved = known(only[1]);
        return typeof resolved === "string" ? withSecrets(resolved, secrets) : resolved;
      }
      if (only[0].startsWith("Fn::")) throw new Error(`The local host does not implement ${only[0]}`);
    }
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part)]));
  };
  return resolve;
};

const withSecrets = (text: string, secrets: (name: string, field: string) => string): string =>
  text.replace(
    /\{\{resolve:secretsmanager:([^:}]+):SecretString:([^:}]+):[^}]*\}\}/g,
    (_, name: string, field: string) => secrets(name, field),
  );

const pseudoParameters = (stack: string): Readonly<Record<string, string>> => ({
  "AWS::Region": region,
  "AWS::AccountId": account,
  "AWS::Partition": "aws",
  "AWS::URLSuffix": "amazonaws.com",
  "AWS::StackName": stack,
  "AWS::StackId": stack,
});

/**
 * The name, the ARN and the `Ref` value of a resource. They are the same at every start, because data is stored under
 * them.
 */
const namesOf = (stack: string, id: string, type: string): { name: string; arn: string; ref: string } => {
  const hash = createHash("sha256").update(`${stack}/${id}`).digest("hex");
  const arn = (service: string, rest: string) => `arn:aws:${service}:${region}:${account}:${rest}`;
  switch (type) {
    case "AWS::DynamoDB::Table":
      return { name: id, ref: id, arn: arn("dynamodb", `table/${id}`) };
    case "AWS::S3::Bucket": {
      const name = `${id.toLowerCase()}-local`;
      return { name, ref: name, arn: `arn:aws:s3:::${name}` };
    }
    case "AWS::Cognito::UserPool": {
      const name = `${region}_${hash.slice(0, 9)}`;
      return { name, ref: name, arn: arn("cognito-idp", `userpool/${name}`) };
    }
    case "AWS::Cognito::UserPoolClient":
      return { name: hash.slice(0, 26), ref: hash.slice(0, 26), arn: id };
    case "AWS::KMS::Key":
      return { name: id, ref: id, arn: arn("kms", `key/${id}`) };
    case "AWS::Lambda::Function":
      return { name: id, ref: id, arn: arn("lambda", `function:${id}`) };
    case "AWS::StepFunctions::StateMachine": {
      const machineArn = arn("states", `stateMachine:${id}`);
      return { name: id, ref: machineArn, arn: machineArn };
    }
    case "AWS::Events::EventBus":
      return { name: id, ref: id, arn: arn("events", `event-bus/${id}`) };
    case "AWS::SQS::Queue":
      return { name: id, ref: `http://sqs.local/${account}/${id}`, arn: arn("sqs", id) };
    default:
      return { name: id, ref: id, arn: arn("local", id) };
  }
};
