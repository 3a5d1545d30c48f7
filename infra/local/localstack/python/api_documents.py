"""CloudFormation gives an API its changed document, and its stage the new deployment. LocalStack leaves both as they are."""
import json

from localstack.services.apigateway.resource_providers.aws_apigateway_restapi import ApiGatewayRestApiProvider
from localstack.services.apigateway.resource_providers.aws_apigateway_stage import ApiGatewayStageProvider
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


def with_new_deployment(_):
    def update(self, request):
        stage = request.desired_state
        request.aws_client_factory.apigateway.update_stage(
            restApiId=stage["RestApiId"],
            stageName=stage["StageName"],
            patchOperations=[{"op": "replace", "path": "/deploymentId", "value": stage["DeploymentId"]}],
        )
        return done(stage)

    return update


def take_new_documents(package):
    package.replace(ApiGatewayRestApiProvider, "update", with_new_document)
    package.replace(ApiGatewayStageProvider, "update", with_new_deployment)
