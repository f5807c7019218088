import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { acknowledgeTraces } from "../acknowledged.ts";

/** The role of a function. Without grants it may only write its own log. */
export class FunctionRole extends Role {
  constructor(scope: Construct, id: string, { logGroup }: { readonly logGroup: ILogGroup }) {
    const writing = new PolicyStatement({
      actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
      resources: [logGroup.logGroupArn],
    });
    super(scope, id, {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: { Logs: new PolicyDocument({ statements: [writing] }) },
    });
    acknowledgeTraces(this);
  }
}
