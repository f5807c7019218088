"""Runs state machines on moto's interpreter of the States Language (LocalStack's), which is not ours.

Reads cases as JSON, writes what became of each: the calls of stages with their payloads, the pauses, the end. moto has
no JSONata: its expressions are evaluated by the language's own reference implementation, in a process of Node.
"""

import json
import logging
import os
import re
import subprocess
import sys
import threading
import time
from collections import Counter

import boto3
from botocore.exceptions import ClientError
from moto import mock_aws
from moto.stepfunctions.parser.asl.component.common.retry import retrier_decl
from moto.stepfunctions.parser.asl.component.state.exec.state_task import lambda_eval_utils
from moto.stepfunctions.parser.asl.component.state.exec.state_task.service.state_task_service_callback import (
    StateTaskServiceCallback,
)
from moto.stepfunctions.parser.asl.component.state.wait.wait_function.wait_function import WaitFunction
from moto.stepfunctions.parser.asl.jsonata import jsonata

os.environ |= {"AWS_ACCESS_KEY_ID": "none", "AWS_SECRET_ACCESS_KEY": "none", "AWS_DEFAULT_REGION": "us-east-1"}

# It tells of each error that a machine then catches.
logging.disable(logging.CRITICAL)

EVALUATOR = """
import jsonata from "jsonata";
import { createInterface } from "node:readline";
for await (const line of createInterface({ input: process.stdin })) {
  let answer;
  try {
    answer = { value: (await jsonata(JSON.parse(line)).evaluate(null)) ?? null };
  } catch (error) {
    answer = { error: error.message };
  }
  process.stdout.write(JSON.stringify(answer) + "\\n");
}
"""


class Evaluator:
    def __init__(self):
        self.one_at_a_time = threading.Lock()
        self.node = subprocess.Popen(
            ["node", "--input-type=module", "-e", EVALUATOR],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def __call__(self, expression: str):
        with self.one_at_a_time:
            self.node.stdin.write(json.dumps(expression) + "\n")
            self.node.stdin.flush()
            answer = json.loads(self.node.stdout.readline())
        if "error" in answer:
            raise jsonata.JSONataException("UNKNOWN", answer["error"])
        return answer["value"]


class World:
    """What stages answer in the present case, and what was asked of them."""

    def __init__(self, case: dict):
        self.case, self.calls, self.pauses, self.counts = case, [], [], Counter()
        self.one_at_a_time = threading.Lock()

    def invoke(self, parameters: dict, **_):
        stage, payload = parameters["FunctionName"], json.loads(parameters["Payload"])
        with self.one_at_a_time:
            self.counts[stage] += 1
            nth = self.counts[stage]
            self.calls.append({"stage": stage, "payload": payload})
        for fault in self.case["faults"]:
            if fault["stage"] == stage and nth <= fault.get("times", sys.maxsize):
                raise fault_of(fault["error"])
        self.send(payload)
        answers = self.case["answers"].get(stage, [None])
        return {"StatusCode": 200, "Payload": answers[min(nth, len(answers)) - 1]}

    def send(self, payload: dict):
        """Sends the task token back that a stage got, as the case says."""
        token = payload.get("token") if isinstance(payload, dict) else None
        sends = self.case.get("sends")
        if token and sends == "success":
            boto3.client("stepfunctions").send_task_success(taskToken=token, output="{}")
        if token and sends == "failure":
            boto3.client("stepfunctions").send_task_failure(taskToken=token, error="Withdrawn", cause="no")

    def wait_for_token(self, _, timeout_seconds: int, callback_endpoint):
        """The outcome that was sent; without one, the timeout, which is noted instead of waited for."""
        outcome = callback_endpoint.get_outcome()
        if outcome is None:
            self.pauses.append(timeout_seconds)
        return outcome


def fault_of(error: str) -> Exception:
    """A stage's own error comes in its answer; Lambda's own come instead of one."""
    if error.startswith("Lambda."):
        code = error.removeprefix("Lambda.")
        metadata = {"RequestId": "1", "HTTPStatusCode": 500}
        return ClientError({"Error": {"Code": code, "Message": "no"}, "ResponseMetadata": metadata}, "Invoke")
    payload = json.dumps({"errorType": error, "errorMessage": "no", "trace": []}, separators=(",", ":"))
    return lambda_eval_utils.LambdaFunctionErrorException("Unhandled", payload)


def run(case: dict) -> dict:
    world = World(case)
    lambda_eval_utils._invoke_lambda_function = world.invoke
    retrier_decl.time = type("Time", (), {"sleep": staticmethod(world.pauses.append)})
    StateTaskServiceCallback._wait_for_task_token_timeout = lambda *given: world.wait_for_token(*given)
    WaitFunction._wait_interval = lambda _, env, wait_seconds: world.pauses.append(wait_seconds)
    client = boto3.client("stepfunctions")
    name = re.sub(r"\W", "-", case["name"])[:80]
    definition = re.sub(r"\$\{(\w+)\}", r"\1", case["definition"])
    machine = client.create_state_machine(
        name=name, definition=definition, roleArn="arn:aws:iam::123456789012:role/any"
    )["stateMachineArn"]
    execution = client.start_execution(stateMachineArn=machine, input=json.dumps(case["input"]))["executionArn"]
    while (found := client.describe_execution(executionArn=execution))["status"] == "RUNNING":
        time.sleep(0.005)
    return {
        "calls": world.calls,
        "pauses": world.pauses,
        "outcome": "succeeded" if found["status"] == "SUCCEEDED" else found.get("error", found["status"]),
    }


jsonata._eval_jsonata = Evaluator()
results = []
for case in json.load(sys.stdin):
    # Each in a world of its own: moto copies a machine with all its runs when it begins another.
    with mock_aws(config={"stepfunctions": {"execute_state_machine": True}}):
        results.append(run(case))
json.dump(results, sys.stdout)
jsonata._eval_jsonata.node.kill()
