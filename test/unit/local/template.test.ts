import { describe, expect, it } from "vitest";
import { resolveTemplates } from "#local/host/template.ts";

const secret = (name: string, field: string) => `${name}.${field}`;
const data = {
  Resources: { Table1: { Type: "AWS::DynamoDB::Table", Properties: { Name: "t" } } },
  Outputs: { Out: { Value: { Ref: "Table1" }, Export: { Name: "data:Table1" } } },
};
const serviceWith = (value: unknown) => ({
  Resources: {
    Fn1: { Type: "AWS::Lambda::Function", Properties: { Value: value }, Metadata: { entry: "functions/a.ts" } },
    Machine: { Type: "AWS::StepFunctions::StateMachine" },
    FnVersion: { Type: "AWS::Lambda::Version", Properties: { FunctionName: { Ref: "Fn1" } } },
    MachineVersion: {
      Type: "AWS::StepFunctions::StateMachineVersion",
      Properties: { StateMachineArn: { Ref: "Machine" } },
    },
    Live: {
      Type: "AWS::StepFunctions::StateMachineAlias",
      Properties: { DeploymentPreference: { StateMachineVersionArn: { Ref: "MachineVersion" } } },
    },
  },
});
const resolvedValue = (value: unknown) =>
  resolveTemplates({ data, service: serviceWith(value) }, secret).find(({ id }) => id === "Fn1")?.properties["Value"];

describe("a locally resolved template", () => {
  it.each([
    ["a name", { Ref: "Machine" }, "arn:aws:states:us-east-1:000000000000:stateMachine:Machine"],
    ["an ARN", { "Fn::GetAtt": ["Fn1", "Arn"] }, "arn:aws:lambda:us-east-1:000000000000:function:Fn1"],
    ["a version", { Ref: "FnVersion" }, "arn:aws:lambda:us-east-1:000000000000:function:Fn1"],
    ["an alias", { Ref: "Live" }, "arn:aws:states:us-east-1:000000000000:stateMachine:Machine"],
    ["parts", { "Fn::Join": ["/", ["a", { Ref: "AWS::Region" }]] }, "a/us-east-1"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: CloudFormation fills it in
    ["a sentence", { "Fn::Sub": "${AWS::AccountId}:${Fn1.Arn}" }, /^000000000000:arn:aws:lambda/],
    ["one of a list", { "Fn::Select": [1, { "Fn::Split": ["-", "a-b-c"] }] }, "b"],
    ["another stack's", { "Fn::ImportValue": "data:Table1" }, "Table1"],
    ["a secret", "{{resolve:secretsmanager:keys:SecretString:private::}}", "keys.private"],
  ])("resolves %s", (_, value, resolved) => {
    expect(resolvedValue(value)).toEqual(resolved instanceof RegExp ? expect.stringMatching(resolved) : resolved);
  });

  it("refuses unknown functions and exports by name", () => {
    expect(() => resolvedValue({ "Fn::Cidr": ["10.0.0.0/16", 4] })).toThrow(
      "The local host does not implement Fn::Cidr",
    );
    expect(() => resolvedValue({ "Fn::ImportValue": "nobody:exports" })).toThrow("No stack exports nobody:exports");
  });

  it("gives resources the same names at every start", () => {
    const names = () => resolveTemplates({ data, service: serviceWith("x") }, secret).map(({ ref }) => ref);

    expect(names()).toEqual(names());
  });
});
