import type {
  DeleteRuleRequest,
  ListRulesRequest,
  ListTargetsByRuleRequest,
  PutRuleRequest,
  PutTargetsRequest,
  RemoveTargetsRequest,
  Target as TargetRequest,
} from "@aws-sdk/client-eventbridge";
import { ServiceError } from "../shared/aws-json.ts";
import { account, busName } from "./event.ts";
import type { Pattern } from "./matches.ts";
import { checkRule, type Rule, ruleArn, ruleKey, type Target } from "./rule.ts";
import type { RuleStore } from "./rule-store.ts";

interface Deps {
  readonly store: RuleStore;
  /** The rules that the host added: the API shows them and does not change them. */
  readonly ownRules: ReadonlyMap<string, Rule>;
  readonly region: string;
}

const maxTargets = 5;

/** The operations of rules with event patterns. Their targets are API destinations. */
export const ruleOperations = ({ store: { rules, destinations }, ownRules, region }: Deps) => {
  const keyOf = (name: string, bus?: string): string => {
    const key = ruleKey({ name, bus });
    if (ownRules.has(key)) throw new ServiceError("ManagedRuleException", `Rule ${name} belongs to the application.`);
    return key;
  };
  const find = (name: string, bus?: string): Rule => {
    const rule = rules.get(keyOf(name, bus));
    if (!rule)
      throw new ServiceError("ResourceNotFoundException", `Rule ${name} does not exist on EventBus ${busName(bus)}.`);
    return rule;
  };
  const put = (rule: Rule) => rules.put(ruleKey(rule), rule);
  const checkTarget = ({ Arn = "" }: TargetRequest) => {
    if (!destinations.all().some(({ arn }) => arn === Arn))
      throw new ServiceError(
        "ValidationException",
        `${Arn} is no API destination: others are not implemented by this emulator.`,
      );
  };

  return {
    putRule: ({ Name = "", EventPattern, ScheduleExpression, State, EventBusName, Description }: PutRuleRequest) => {
      if (ScheduleExpression || !EventPattern)
        throw new ServiceError("ValidationException", "This emulator implements only rules with an EventPattern.");
      const key = keyOf(Name, EventBusName);
      const rule: Rule = {
        name: Name,
        bus: busName(EventBusName),
        pattern: parsePattern(EventPattern),
        targets: rules.get(key)?.targets ?? [],
        enabled: State !== "DISABLED",
        ...(Description && { description: Description }),
      };
      refuseBadRule(rule);
      put(rule);
      return { RuleArn: ruleArn(rule, region, account) };
    },
    putTargets: ({ Rule: name = "", EventBusName, Targets = [] }: PutTargetsRequest) => {
      const rule = find(name, EventBusName);
      Targets.forEach(checkTarget);
      const given = Targets.map(targetOf);
      const targets = [...rule.targets.filter(({ id }) => !given.some((each) => each.id === id)), ...given];
      if (targets.length > maxTargets)
        throw new ServiceError("LimitExceededException", `A rule has at most ${maxTargets} targets.`);
      put({ ...rule, targets });
      return { FailedEntryCount: 0, FailedEntries: [] };
    },
    removeTargets: ({ Rule: name = "", EventBusName, Ids = [] }: RemoveTargetsRequest) => {
      const rule = find(name, EventBusName);
      put({ ...rule, targets: rule.targets.filter(({ id }) => !Ids.includes(id ?? "")) });
      return { FailedEntryCount: 0, FailedEntries: [] };
    },
    deleteRule: ({ Name = "", EventBusName }: DeleteRuleRequest) => {
      const key = keyOf(Name, EventBusName);
      if ((rules.get(key)?.targets.length ?? 0) > 0)
        throw new ServiceError("ValidationException", "Rule can't be deleted since it has targets.");
      rules.remove(key);
    },
    listRules: ({ EventBusName, NamePrefix = "" }: ListRulesRequest) => ({
      Rules: [...ownRules.values(), ...rules.all()]
        .filter(({ name, bus }) => busName(bus) === busName(EventBusName) && name.startsWith(NamePrefix))
        .map((rule) => ({
          Name: rule.name,
          Arn: ruleArn(rule, region, account),
          EventBusName: busName(rule.bus),
          State: rule.enabled ? "ENABLED" : "DISABLED",
          ...(rule.pattern && { EventPattern: JSON.stringify(rule.pattern) }),
          ...(rule.schedule && { ScheduleExpression: rule.schedule }),
          ...(rule.description && { Description: rule.description }),
        })),
    }),
    listTargetsByRule: ({ Rule: name = "", EventBusName }: ListTargetsByRuleRequest) => ({
      Targets: find(name, EventBusName).targets.map(({ id, arn, input, inputPath, inputTransformer }) => ({
        Id: id,
        Arn: arn,
        ...(input !== undefined && { Input: input }),
        ...(inputPath !== undefined && { InputPath: inputPath }),
        ...(inputTransformer && {
          InputTransformer: {
            InputPathsMap: inputTransformer.inputPathsMap,
            InputTemplate: inputTransformer.inputTemplate,
          },
        }),
      })),
    }),
  };
};

const parsePattern = (text: string): Pattern => {
  try {
    const pattern: unknown = JSON.parse(text);
    if (typeof pattern === "object" && pattern !== null && !Array.isArray(pattern)) return pattern as Pattern;
  } catch {
    // Reported below, like JSON that is no object.
  }
  throw new ServiceError("InvalidEventPatternException", "Event pattern is not valid. Reason: Filter is not an object");
};

const refuseBadRule = (rule: Rule): void => {
  try {
    checkRule(rule);
  } catch (error) {
    throw new ServiceError("InvalidEventPatternException", error instanceof Error ? error.message : String(error));
  }
};

/** The fields of a target that the emulator implements. A role is accepted: it has no permissions to check. */
const targetFields = ["Id", "Arn", "RoleArn", "Input", "InputPath", "InputTransformer"];

const targetOf = (target: TargetRequest): Target => {
  const other = Object.keys(target).find((field) => !targetFields.includes(field));
  if (other) throw new ServiceError("ValidationException", `${other} of a target is not implemented by this emulator.`);
  const { Id = "", Arn = "", Input, InputPath, InputTransformer } = target;
  return {
    id: Id,
    arn: Arn,
    ...(Input !== undefined && { input: Input }),
    ...(InputPath !== undefined && { inputPath: InputPath }),
    ...(InputTransformer?.InputTemplate !== undefined && {
      inputTransformer: {
        inputTemplate: InputTransformer.InputTemplate,
        ...(InputTransformer.InputPathsMap && { inputPathsMap: InputTransformer.InputPathsMap }),
      },
    }),
  };
};
