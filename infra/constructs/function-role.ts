import {
  type AddToPrincipalPolicyResult,
  PolicyDocument,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from "aws-cdk-lib/aws-iam";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { acknowledgeTraces } from "../acknowledged.ts";

/**
 * The role of a function. Without grants it may only write its own log. Grants are part of the role itself: a policy
 * beside each role would be a resource more, and a stack has at most 500.
 */
export class FunctionRole extends Role {
  private readonly granted: PolicyDocument;

  constructor(scope: Construct, id: string, { logGroup }: { readonly logGroup: ILogGroup }) {
    const writing = new PolicyStatement({
      actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
      resources: [logGroup.logGroupArn],
    });
    const granted = new PolicyDocument({ statements: [writing] });
    super(scope, id, {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: { Granted: granted },
    });
    this.granted = granted;
    acknowledgeTraces(this);
  }

  override addToPrincipalPolicy(statement: PolicyStatement): AddToPrincipalPolicyResult {
    this.granted.addStatements(statement);
    return { statementAdded: true, policyDependable: this };
  }
}
