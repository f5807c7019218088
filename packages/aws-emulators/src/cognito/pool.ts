/** The functions that the pool calls. */
export interface Triggers {
  readonly PreSignUp?: string;
  readonly PostConfirmation?: string;
  readonly CustomMessage?: string;
}

export interface PoolSettings {
  readonly id: string;
  readonly clientId: string;
  /** Function ARNs by trigger, as CloudFormation's LambdaConfig has them. */
  readonly triggers: Readonly<Record<string, string>>;
  readonly minPasswordLength: number;
  /** The groups there are; any group, where none are named. */
  readonly groups?: readonly string[];
  /** Whether an unknown user looks like a wrong password (the client's PreventUserExistenceErrors). On by default. */
  readonly preventUserExistenceErrors?: boolean;
  readonly accessTokenSeconds?: number;
  readonly refreshTokenSeconds?: number;
}

export interface Pool extends Required<Omit<PoolSettings, "groups" | "triggers">> {
  readonly triggers: Triggers;
  readonly groups: readonly string[] | undefined;
  readonly region: string;
  readonly issuer: string;
  /** The part of the id after the region: it is mixed into every password verifier. */
  readonly name: string;
}

const hour = 3600;

export const poolOf = (region: string, settings: PoolSettings): Pool => {
  const strange = Object.keys(settings.triggers).find((trigger) => !known.includes(trigger));
  if (strange) throw new Error(`Cognito: the trigger ${strange} does not run here.`);
  if (!/^[\w-]+_[0-9a-zA-Z]+$/.test(settings.id)) throw new Error(`Cognito: ${settings.id} is no user pool id.`);
  return {
    preventUserExistenceErrors: true,
    accessTokenSeconds: hour,
    refreshTokenSeconds: 30 * 24 * hour,
    ...settings,
    groups: settings.groups,
    region,
    issuer: `https://cognito-idp.${region}.amazonaws.com/${settings.id}`,
    name: settings.id.slice(settings.id.indexOf("_") + 1),
  };
};

const known: readonly string[] = ["PreSignUp", "PostConfirmation", "CustomMessage"] satisfies (keyof Triggers)[];
