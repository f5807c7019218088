"""Deploys the synthesized stacks on moto, an implementation of CloudFormation that is not ours, and looks at what
stands there: permissions, substitutions, handlers, the machine that binaries are for, and sizes.

    npx cdk synth --quiet && python3 test/deploy/on_moto.py cdk.out

Needs moto (`pip install moto[all]`); without it nothing is deployed, and nothing has failed. No account is reached.
"""

import ast
import io
import json
import os
import re
import sys
import zipfile
from pathlib import Path

try:
    import boto3
    from moto import mock_aws
except ImportError:
    print("moto is not installed: nothing was deployed")
    sys.exit(0)

from moto.cloudformation.parsing import resource_class_from_type

REGION, ACCOUNT = "us-east-1", "123456789012"
UNZIPPED_MAXIMUM = 250 * 1024 * 1024
AARCH64 = 183
os.environ |= {"AWS_ACCESS_KEY_ID": "none", "AWS_SECRET_ACCESS_KEY": "none", "AWS_DEFAULT_REGION": REGION}


def main(folder: Path) -> int:
    templates = {path.name.split(".")[0]: json.loads(path.read_text()) for path in folder.glob("*.template.json")}
    left_out = set()
    with mock_aws():
        upload(folder)
        put_zone(templates)
        # What is kept stands first: what may be replaced imports from it.
        for name in sorted(templates):
            template, unknown = known_to_moto(templates[name])
            left_out |= unknown
            boto3.client("cloudformation").create_stack(
                StackName=name, TemplateBody=json.dumps(template), Capabilities=["CAPABILITY_IAM"]
            )
            [stack] = boto3.client("cloudformation").describe_stacks(StackName=name)["Stacks"]
            print(name, stack["StackStatus"], len(template["Resources"]), "resources")
        made = made_functions(templates)
        problems = [
            *of_code(folder, templates),
            *of_functions(made),
            *of_roles(),
            *of_machines(templates, made),
            *of_rules(made),
            *of_table(),
        ]
    print("Left out, moto does not know them:", ", ".join(sorted(left_out)))
    for problem in problems:
        print("WRONG", problem)
    print(f"{len(problems)} problems")
    return 1 if problems else 0


def upload(folder: Path) -> None:
    """What `cdk bootstrap` and `cdk deploy` put there before a stack is made."""
    boto3.client("ssm").put_parameter(Name="/cdk-bootstrap/hnb659fds/version", Value="30", Type="String")
    bucket = f"cdk-hnb659fds-assets-{ACCOUNT}-{REGION}"
    s3 = boto3.client("s3")
    s3.create_bucket(Bucket=bucket)
    for manifest in folder.glob("*.assets.json"):
        for asset in json.loads(manifest.read_text())["files"].values():
            source = folder / asset["source"]["path"]
            body = zipped(source) if asset["source"]["packaging"] == "zip" else source.read_bytes()
            for destination in asset["destinations"].values():
                s3.put_object(Bucket=bucket, Key=destination["objectKey"], Body=body)


def put_zone(templates: dict) -> None:
    """The operator's hosted zone (`-c zone=Z…`) is there before; moto gives it an id of its own."""
    for resources in (template["Resources"] for template in templates.values()):
        records = [each["Properties"] for each in resources.values() if each["Type"] == "AWS::Route53::RecordSet"]
        if records:
            made = boto3.client("route53").create_hosted_zone(Name=records[0]["Name"], CallerReference="on-moto")
            for record in records:
                record["HostedZoneId"] = made["HostedZone"]["Id"].removeprefix("/hostedzone/")


def zipped(source: Path) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_STORED) as archive:
        for path in sorted(source.rglob("*")):
            if path.is_file():
                archive.write(path, path.relative_to(source))
    return buffer.getvalue()


def known_to_moto(template: dict) -> tuple[dict, set[str]]:
    """The template without what moto has no model of; what refers to such a thing gets its name instead."""
    resources = template["Resources"]
    known = {id_: each for id_, each in resources.items() if is_known(each["Type"])}
    unknown = {id_: each["Type"] for id_, each in resources.items() if id_ not in known}

    def without(value):
        if isinstance(value, list):
            return [without(each) for each in value]
        if not isinstance(value, dict):
            return value
        if value.get("Ref") in unknown:
            return value["Ref"]
        # It refers to a bus as a thing, and not by its name.
        if resources.get(value.get("Ref"), {}).get("Type") == "AWS::Events::EventBus":
            return resources[value["Ref"]]["Properties"]["Name"]
        if "Fn::GetAtt" in value and value["Fn::GetAtt"][0] in unknown:
            return ".".join(value["Fn::GetAtt"])
        return {key: without(each) for key, each in value.items()}

    for each in known.values():
        depends = [each["DependsOn"]] if isinstance(each.get("DependsOn"), str) else each.get("DependsOn", [])
        each["DependsOn"] = [id_ for id_ in depends if id_ in known]
        # It expects tags of keys in the words of another call.
        if each["Type"] == "AWS::KMS::Key":
            each["Properties"].pop("Tags", None)
        # It takes the pattern of an archive as text only.
        if each["Type"] == "AWS::Events::Archive":
            each["Properties"].pop("EventPattern", None)
    kept = {**template, "Resources": without(known), "Outputs": without(template.get("Outputs", {}))}
    return kept, set(unknown.values())


def is_known(kind: str) -> bool:
    # One of the CDK's own would run a function, and there is none here to run.
    return not kind.startswith("Custom::") and resource_class_from_type(kind) is not None


def made_functions(templates: dict) -> dict[str, dict]:
    """The functions that stand there, by their ids in the templates."""
    made = {}
    for name in templates:
        pages = boto3.client("cloudformation").get_paginator("list_stack_resources").paginate(StackName=name)
        for each in (resource for page in pages for resource in page["StackResourceSummaries"]):
            if each["ResourceType"] == "AWS::Lambda::Function":
                found = boto3.client("lambda").get_function(FunctionName=each["PhysicalResourceId"])
                made[each["LogicalResourceId"]] = found["Configuration"]
    print(len(made), "functions")
    return made


def of_code(folder: Path, templates: dict):
    """A handler is in the code, it is small enough with its layers, and binaries are for the machine it runs on."""
    assets = {}
    for manifest in folder.glob("*.assets.json"):
        for asset in json.loads(manifest.read_text())["files"].values():
            for destination in asset["destinations"].values():
                assets[destination["objectKey"]] = folder / asset["source"]["path"]
    for resources in (template["Resources"] for template in templates.values()):
        for id_, each in resources.items():
            # The CDK's own have no entry file of ours.
            if each["Type"] != "AWS::Lambda::Function" or "entry" not in each.get("Metadata", {}):
                continue
            properties = each["Properties"]
            code = assets[properties["Code"]["S3Key"]]
            layers = [
                assets[resources[layer["Ref"]]["Properties"]["Content"]["S3Key"]]
                for layer in properties.get("Layers", [])
            ]
            files = [path for part in [code, *layers] for path in part.rglob("*") if path.is_file()]
            size = sum(path.stat().st_size for path in files)
            if size > UNZIPPED_MAXIMUM:
                yield f"{id_} has {size} bytes unzipped"
            module, handler = properties["Handler"].split(".")
            if f"{handler}:()=>" not in (code / f"{module}.js").read_text():
                yield f"{id_} exports no {handler}"
            if properties["Architectures"] != ["arm64"]:
                yield f"{id_} is not for arm64"
            for path in files:
                with path.open("rb") as file:
                    head = file.read(20)
                if head[:4] == b"\x7fELF" and int.from_bytes(head[18:20], "little") != AARCH64:
                    yield f"{path} is for another machine"


def of_functions(made: dict[str, dict]):
    """Each has a role, and settings without a hole in them."""
    for id_, function in made.items():
        if not function["Role"].startswith(f"arn:aws:iam::{ACCOUNT}:role/"):
            yield f"{id_} has no role"
        for key, value in function.get("Environment", {}).get("Variables", {}).items():
            if not isinstance(value, str) or not value or "${" in value:
                yield f"{id_} gets {key}={value}"


def of_roles():
    """Every statement names resources that were made, and none takes all actions of a service."""
    iam = boto3.client("iam")
    for role in iam.list_roles(MaxItems=1000)["Roles"]:
        name = role["RoleName"]
        documents = [
            parsed(iam.get_role_policy(RoleName=name, PolicyName=policy)["PolicyDocument"])
            for policy in iam.list_role_policies(RoleName=name)["PolicyNames"]
        ]
        for document in documents:
            for statement in document["Statement"]:
                actions, resources = listed(statement["Action"]), listed(statement["Resource"])
                if any(re.fullmatch(r"\*|\w+:\*", action) for action in actions):
                    yield f"{name} may {actions}"
                if any(not isinstance(each, str) or "${" in each for each in resources):
                    yield f"{name}: {resources}"


def of_machines(templates: dict, made: dict[str, dict]):
    """Every `${Name}` of a definition is put in by the template (moto leaves that undone), and is a function that was made."""
    machines = boto3.client("stepfunctions").list_state_machines()["stateMachines"]
    print(len(machines), "state machines")
    for resources in (template["Resources"] for template in templates.values()):
        for id_, each in resources.items():
            if each["Type"] != "AWS::StepFunctions::StateMachine":
                continue
            definition, put_in = each["Properties"]["DefinitionString"], each["Properties"]["DefinitionSubstitutions"]
            json.loads(definition)
            if wrong := set(re.findall(r"\$\{(\w+)\}", definition)) ^ set(put_in):
                yield f"{id_}: {wrong} is named and not put in, or put in and not named"
            for name, value in put_in.items():
                version = resources.get(value.get("Ref"), {})
                if version.get("Type") != "AWS::Lambda::Version":
                    yield f"{id_}: {name} is {value}, which is no version: a release would change films in the making"
                elif version["Properties"]["FunctionName"].get("Ref") not in made:
                    yield f"{id_}: {name} is {value}, which was not made"


def of_rules(made: dict[str, dict]):
    """Every rule has a target that was made, and a place for what its target could not take."""
    arns = {function["FunctionArn"] for function in made.values()}
    events = boto3.client("events")
    for bus in events.list_event_buses()["EventBuses"]:
        for rule in events.list_rules(EventBusName=bus["Name"])["Rules"]:
            # EventBridge makes it for an archive.
            if rule["Name"].startswith("Events-Archive-"):
                continue
            for target in events.list_targets_by_rule(Rule=rule["Name"], EventBusName=bus["Name"])["Targets"]:
                if target["Arn"] not in arns:
                    yield f"{rule['Name']} calls {target['Arn']}, which was not made"
                if not target.get("DeadLetterConfig", {}).get("Arn"):
                    yield f"{rule['Name']} has nowhere to leave what its target could not take"


def of_table():
    """No slip deletes it, and its lists are there. (moto passes over its backups and over what expires.)"""
    dynamodb = boto3.client("dynamodb")
    [name] = dynamodb.list_tables()["TableNames"]
    table = dynamodb.describe_table(TableName=name)["Table"]
    if not table["DeletionProtectionEnabled"]:
        yield "The table can be deleted by a slip"
    if [index["IndexName"] for index in table["GlobalSecondaryIndexes"]] != ["GSI1", "GSI2", "GSI3"]:
        yield "The table has not its lists"


def parsed(document):
    """A policy of its own a role has as JSON; one from a stack comes back as Python would print it."""
    return ast.literal_eval(document) if isinstance(document, str) else document


def listed(value):
    return value if isinstance(value, list) else [value]


sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "cdk.out")))
