"""Reads the parts of an OpenAPI document that API Gateway reads too: routes for any method, and the gateway's own answers."""

any_method = "x-amazon-apigateway-any-method"
answers = "x-amazon-apigateway-gateway-responses"


def read_whole_documents(package, gateway, provisioners):
    package.require(gateway, "_resources", "_put_gateway_response", "_import_security_schemes", "_rest_apis")
    package.replace(gateway, "_OPENAPI_HTTP_METHODS", lambda methods: methods | {"any"})

    def with_any(import_path):
        def import_it(api_id, path, item, *more):
            named = {"any" if method == any_method else method: of for method, of in item.items()}
            return import_path(api_id, path, named, *more)

        return import_it

    def with_answers(import_api):
        def import_it(spec, data=None):
            api_id = import_api(spec, data)
            put_answers(api_id, spec)
            return api_id

        return import_it

    def put_answers(api_id, spec):
        for kind, answer in spec.get(answers, {}).items():
            gateway._put_gateway_response(api_id, kind, answer)

    # CloudFormation changes the API itself. The emulator would make another one, which can't have the id that is taken.
    def in_place(update):
        def update_it(api_id, old, new, *more, **named):
            spec = new.get("Body")
            if spec != old.get("Body") and isinstance(spec, dict):
                root = next(of for of in gateway._resources[api_id].values() if of["path"] == "/")
                gateway._resources[api_id] = {root["id"]: {**root, "resourceMethods": {}}}
                schemes = gateway._import_security_schemes(api_id, spec)
                for path, item in spec.get("paths", {}).items():
                    gateway._import_path_item(api_id, path, item, schemes, spec.get("security"))
                put_answers(api_id, spec)
            return update(api_id, {**old, "Body": spec}, new, *more, **named)

        return update_it

    package.replace(gateway, "_import_path_item", with_any)
    package.replace(gateway, "_import_rest_api", with_answers)
    package.require(provisioners, "_RESOURCE_HANDLERS")
    handlers = provisioners._RESOURCE_HANDLERS["AWS::ApiGateway::RestApi"]
    handlers["update"] = in_place(handlers["update"])
