import type { Stack } from "aws-cdk-lib";
import { Architecture, Code, type ILayerVersion, LayerVersion, Runtime } from "aws-cdk-lib/aws-lambda";
import { addPrograms } from "../bundle/programs.ts";
import { isInstalled } from "../native/installed.ts";
import { type LayerName, layerFolder } from "../native/layers.ts";

/** The layer of native parts of a name: one for a whole stack, made when a function first asks for it. */
export const layerOf = (stack: Stack, name: LayerName): ILayerVersion => {
  const id = `${name}Layer`;
  // Nothing else of a stack has such a name.
  const made = stack.node.tryFindChild(id) as LayerVersion | undefined;
  return (
    made ??
    new LayerVersion(stack, id, {
      code: stack.bundlingRequired ? installed(name) : empty(),
      compatibleArchitectures: [Architecture.ARM_64],
      compatibleRuntimes: [Runtime.NODEJS_24_X],
      description: `Native parts: ${name}`,
    })
  );
};

/** Where code is not looked at, any folder of files will do. */
const empty = () => Code.fromAsset("state-machines");

const installed = (name: LayerName): Code => {
  if (!isInstalled())
    throw new Error(
      "The native parts for Lambda are not there, or older than package-lock.json: npx tsx infra/native/install.ts",
    );
  if (name === "voices") addPrograms();
  return Code.fromAsset(layerFolder(name));
};
