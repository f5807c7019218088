/** ARNs of the trigger functions. */
export interface Triggers {
  readonly PreSignUp?: string;
  readonly PostConfirmation?: string;
  readonly CustomMessage?: string;
}

export interface PasskeySettings {
  /** The domain that passkeys belong to: the site's host, or a parent domain. */
  readonly relyingPartyId: string;
  /** Whether the authenticator must check the person, by PIN or biometrics. */
  readonly userVerification: "required" | "preferred";
}

export interface PoolSettings {
  readonly id: string;
  readonly clientId: string;
  /** Function ARNs by trigger, as CloudFormation's LambdaConfig has them. */
  readonly triggers: Readonly<Record<string, string>>;
  readonly minPasswordLength: number;
  /** Confirms new users at once, for a pool that cannot send codes. False by default. */
  readonly confirmsSignUps?: boolean;
  /** The existing groups. Undefined allows any group. */
  readonly groups?: readonly string[];
  /** Whether an unknown user causes the same errors as a wrong password. True by default. */
  readonly preventUserExistenceErrors?: boolean;
  /** Whether a new e-mail address replaces the old one only after its code was entered. False by default. */
  readonly verifiesNewEmails?: boolean;
  /** Allows choice-based sign-in, by password or passkey. Undefined refuses it. */
  readonly passkeys?: PasskeySettings | undefined;
  readonly accessTokenSeconds?: number;
  readonly refreshTokenSeconds?: number;
}

export interface Pool extends Required<Omit<PoolSettings, "groups" | "passkeys" | "triggers">> {
  readonly triggers: Triggers;
  readonly passkeys: PasskeySettings | undefined;
  readonly groups: readonly string[] | undefined;
  readonly region: string;
  readonly issuer: string;
  /** The part of the id after the region. It is an input of every password verifier. */
  readonly name: string;
}

const hour = 3600;

export const poolOf = (region: string, settings: PoolSettings): Pool => {
  const unknown = Object.keys(settings.triggers).find((trigger) => !supportedTriggers.includes(trigger));
  if (unknown) throw new Error(`Cognito: the trigger ${unknown} is not implemented by this emulator.`);
  if (!/^[\w-]+_[0-9a-zA-Z]+$/.test(settings.id)) throw new Error(`Cognito: ${settings.id} is not a user pool id.`);
  return {
    preventUserExistenceErrors: true,
    confirmsSignUps: false,
    verifiesNewEmails: false,
    accessTokenSeconds: hour,
    refreshTokenSeconds: 30 * 24 * hour,
    ...settings,
    groups: settings.groups,
    passkeys: settings.passkeys,
    region,
    issuer: `https://cognito-idp.${region}.amazonaws.com/${settings.id}`,
    name: settings.id.slice(settings.id.indexOf("_") + 1),
  };
};

const supportedTriggers: readonly string[] = [
  "PreSignUp",
  "PostConfirmation",
  "CustomMessage",
] satisfies (keyof Triggers)[];
