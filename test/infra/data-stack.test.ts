import { beforeAll, describe, expect, it } from "vitest";
import { maxFilmDays } from "#contract/catalogue/extension.ts";
import { schema } from "#functions/adapters/dynamodb/schema.ts";
import { templates } from "./template.ts";

let data: ReturnType<typeof templates>["data"];
let stack: ReturnType<typeof templates>["dataStack"];
beforeAll(() => {
  ({ data, dataStack: stack } = templates());
});
const only = (type: string) => {
  const [found, ...more] = data.ofType(type);
  if (!found || more.length > 0) throw new Error(`There is not one ${type}`);
  return found;
};

const deleting = (rules: readonly { readonly Prefix?: string; readonly ExpirationInDays?: number }[]) =>
  rules.filter(({ ExpirationInDays }) => ExpirationInDays !== undefined);

describe("the stored data", () => {
  it("is retained when its stack is deleted, and protected against deletion", () => {
    expect(stack.terminationProtection).toBe(true);
    for (const type of ["DynamoDB::Table", "Cognito::UserPool", "S3::Bucket"])
      expect([type, only(type).deletionPolicy]).toEqual([type, "Retain"]);
    expect(data.ofType("KMS::Key").map(({ deletionPolicy }) => deletionPolicy)).toEqual(["Retain", "Retain"]);
    expect(only("DynamoDB::Table").properties.DeletionProtectionEnabled).toBe(true);
  });

  it("can be restored to any second of the last weeks", () => {
    expect(only("DynamoDB::Table").properties.PointInTimeRecoverySpecification).toEqual({
      PointInTimeRecoveryEnabled: true,
    });
  });
});

describe("the table", () => {
  it("has the keys and indexes of its schema, and is billed per request", () => {
    const { KeySchema, GlobalSecondaryIndexes, AttributeDefinitions, BillingMode } = only("DynamoDB::Table").properties;
    const byName = (a: { AttributeName: string }, b: { AttributeName: string }) =>
      a.AttributeName.localeCompare(b.AttributeName);

    expect(KeySchema).toEqual(schema.KeySchema);
    expect(GlobalSecondaryIndexes).toEqual(schema.GlobalSecondaryIndexes);
    expect(AttributeDefinitions.sort(byName)).toEqual([...schema.AttributeDefinitions].sort(byName));
    expect(BillingMode).toBe("PAY_PER_REQUEST");
  });
});

describe("the files", () => {
  it("are private and encrypted", () => {
    const { PublicAccessBlockConfiguration, BucketEncryption } = only("S3::Bucket").properties;

    expect(PublicAccessBlockConfiguration).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(BucketEncryption.ServerSideEncryptionConfiguration).toHaveLength(1);
  });

  it("of a film are deleted after seven days; copies of it and what its stages worked with stay longer than any film", () => {
    const { Rules } = only("S3::Bucket").properties.LifecycleConfiguration;

    expect(Rules[0]).toMatchObject({ Prefix: "films/", Status: "Enabled", ExpirationInDays: 7 });
    for (const [index, Prefix] of ["kept/", "tasks/"].entries())
      expect(Rules[index + 1]).toMatchObject({ Prefix, Status: "Enabled", ExpirationInDays: maxFilmDays + 21 });
    for (const rule of Rules.slice(0, 3)) expect(rule.NoncurrentVersionExpiration).toEqual({ NoncurrentDays: 1 });
  });

  it("of uncompleted uploads are deleted after a day; no rule deletes completed ones", () => {
    const { Rules } = only("S3::Bucket").properties.LifecycleConfiguration;

    expect(Rules[3]).toMatchObject({ Prefix: "quarantine/", Status: "Enabled", ExpirationInDays: 1 });
    expect(deleting(Rules).filter(({ Prefix = "" }) => "uploads/".startsWith(Prefix))).toEqual([]);
  });

  it("of aborted uploads are deleted after a day, old versions of uploads after a week", () => {
    const { LifecycleConfiguration, VersioningConfiguration } = only("S3::Bucket").properties;
    const { Rules } = LifecycleConfiguration;

    expect(VersioningConfiguration).toEqual({ Status: "Enabled" });
    for (const prefix of ["films/", "kept/", "tasks/", "uploads/", "quarantine/"])
      expect(Rules).toContainEqual(
        expect.objectContaining({ Prefix: prefix, AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }),
      );
    expect(Rules[4]).toMatchObject({ Prefix: "uploads/", NoncurrentVersionExpiration: { NoncurrentDays: 7 } });
    expect(Rules.at(-1)).toEqual({ ExpiredObjectDeleteMarker: true, Status: "Enabled" });
  });

  it("can be posted only by pages of the site", () => {
    expect(only("S3::Bucket").properties.CorsConfiguration.CorsRules).toMatchObject([
      { AllowedMethods: ["POST"], AllowedOrigins: ["https://films.example"] },
    ]);
  });
});

describe("the users", () => {
  it("sign in by e-mail and SRP with a password of at least six characters", () => {
    const { Policies, UsernameAttributes, AutoVerifiedAttributes } = only("Cognito::UserPool").properties;
    const client = only("Cognito::UserPoolClient").properties;

    expect(Policies.PasswordPolicy).toMatchObject({ MinimumLength: 6, RequireSymbols: false, RequireNumbers: false });
    expect([UsernameAttributes, AutoVerifiedAttributes]).toEqual([["email"], ["email"]]);
    expect(client.ExplicitAuthFlows).toEqual(expect.arrayContaining(["ALLOW_USER_SRP_AUTH"]));
    expect(client.ExplicitAuthFlows).not.toContain("ALLOW_USER_PASSWORD_AUTH");
    expect(client.ExplicitAuthFlows).not.toContain("ALLOW_ADMIN_USER_PASSWORD_AUTH");
    expect(client.PreventUserExistenceErrors).toBe("ENABLED");
    expect(client.GenerateSecret).not.toBe(true);
  });

  it("sign in with passkeys of the site's domain, which check the person", () => {
    const { Policies, UserPoolTier, ...pool } = only("Cognito::UserPool").properties;

    expect(UserPoolTier).toBe("ESSENTIALS");
    expect(Policies.SignInPolicy).toEqual({ AllowedFirstAuthFactors: ["PASSWORD", "WEB_AUTHN"] });
    expect(pool).toMatchObject({ WebAuthnRelyingPartyID: "films.example", WebAuthnUserVerification: "required" });
    expect(only("Cognito::UserPoolClient").properties.ExplicitAuthFlows).toContain("ALLOW_USER_AUTH");
  });

  it("have no passkeys before the address of the site is known", () => {
    const [pool] = templates({}).data.ofType("Cognito::UserPool");
    const [client] = templates({}).data.ofType("Cognito::UserPoolClient");

    expect(pool?.properties.UserPoolTier).toBe("ESSENTIALS");
    expect(pool?.properties.Policies).not.toHaveProperty("SignInPolicy");
    expect(pool?.properties).not.toHaveProperty("WebAuthnRelyingPartyID");
    expect(client?.properties.ExplicitAuthFlows).not.toContain("ALLOW_USER_AUTH");
  });

  it("are administrators if they are in the group", () => {
    expect(only("Cognito::UserPoolGroup").properties.GroupName).toBe("admin");
  });

  it("get their welcome credits after they confirm their address", () => {
    const trigger = only("Cognito::UserPool").properties.LambdaConfig.PostConfirmation;
    const welcome = data.resources.find(({ metadata }) => metadata["entry"] === "functions/consumers/welcome-user.ts");

    expect(trigger).toEqual({ "Fn::GetAtt": [welcome?.id, "Arn"] });
    expect(welcome?.properties.Environment.Variables).toMatchObject({ SIGNUP_CREDITS: "10" });
  });
});
