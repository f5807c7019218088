import type { Stack } from "aws-cdk-lib";
import { Architecture, Code, type ILayerVersion, LayerVersion, Runtime } from "aws-cdk-lib/aws-lambda";
import { copyProgramsToLayer } from "../bundle/programs.ts";
import { isInstalled } from "../native/installed.ts";
import { type LayerName, layerFolder } from "../native/layers.ts";
import { SynthError } from "../synth-error.ts";

/** The layer of this name. A stack makes it once, for the first function that uses it. */
export const layerOf = (stack: Stack, name: LayerName): ILayerVersion => {
  const id = `${name}Layer`;
  // No other construct of a stack has this id.
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

/** Without bundling any folder will do: the code is not used. */
const empty = () => Code.fromAsset("state-machines");

const installed = (name: LayerName): Code => {
  if (!isInstalled())
    throw new SynthError(
      "The native packages for Lambda are missing, or older than package-lock.json. Run: npm run native",
    );
  if (name === "voices") copyProgramsToLayer();
  return Code.fromAsset(layerFolder(name));
};
