"""
CloudFormation changes an API's document in place, and gives its stage the new deployment. LocalStack keeps the old
document, and makes the stage anew, which fails because it is there.
"""
import json

from localstack.services.apigateway.resource_providers.aws_apigateway_deployment import (
    ApiGatewayDeploymentProvider,
)
from localstack.services.apigateway.resource_providers.aws_apigateway_restapi import ApiGatewayRestApiProvider
from localstack.services.apigateway.resource_providers.aws_apigateway_stage import ApiGatewayStageProvider
from localstack.services.apigateway.resource_providers.aws_apigateway_usageplan import (
    ApiGatewayUsagePlanProvider,
)
from localstack.services.cloudformation.resource_provider import OperationStatus, ProgressEvent


def done(model):
    return ProgressEvent(status=OperationStatus.SUCCESS, resource_model=model)


def with_new_document(_):
    def update(self, request):
        before, after = request.previous_state, request.desired_state
        api, rest_api = request.aws_client_factory.apigateway, before["RestApiId"]
        api.put_rest_api(restApiId=rest_api, body=json.dumps(after["Body"]).encode())
        resources = api.get_resources(restApiId=rest_api, limit=500)["items"]
        root = next(one["id"] for one in resources if one["path"] == "/")
        return done({**after, "RestApiId": rest_api, "RootResourceId": root})

    return update


def place_of(stage):
    return {"restApiId": stage["RestApiId"], "stageName": stage["StageName"]}


def give_new_deployment(self, request):
    stage = request.desired_state
    new = {"op": "replace", "path": "/deploymentId", "value": stage["DeploymentId"]}
    request.aws_client_factory.apigateway.update_stage(**place_of(stage), patchOperations=[new])
    return done(stage)


def unless_it_is_there(create):
    def create_or_update(self, request):
        try:
            return create(self, request)
        except request.aws_client_factory.apigateway.exceptions.ConflictException:
            return give_new_deployment(self, request)

    return create_or_update


def leave_to_the_api(self, request):
    """With an old deployment LocalStack would delete the stage that has a new one. An API takes them along anyway."""
    return done(request.desired_state)


def keep_plan(self, request):
    """A plan's stage keeps its name, and LocalStack doesn't enforce a plan's limits."""
    return done({**request.desired_state, "Id": request.previous_state["Id"]})


def take_new_documents(package):
    package.replace(ApiGatewayRestApiProvider, "update", with_new_document)
    package.replace(ApiGatewayStageProvider, "update", lambda _: give_new_deployment)
    package.replace(ApiGatewayStageProvider, "create", unless_it_is_there)
    package.replace(ApiGatewayStageProvider, "delete", lambda _: leave_to_the_api)
    package.replace(ApiGatewayDeploymentProvider, "delete", lambda _: leave_to_the_api)
    package.replace(ApiGatewayUsagePlanProvider, "update", lambda _: keep_plan)
