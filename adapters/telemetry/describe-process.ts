import {
  type Resource,
  defaultResource,
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
  serviceInstanceIdDetector,
  serviceNameEnvDetector,
} from '@opentelemetry/resources';

/**
 * Returns what spans say about their process: its service, an id of its own, and what OTEL_RESOURCE_ATTRIBUTES and
 * OTEL_SERVICE_NAME say, which come first.
 */
export const describeProcess = (service: string): Resource =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': service }))
    .merge(
      detectResources({
        detectors: [serviceInstanceIdDetector, resourceAttributesEnvDetector, serviceNameEnvDetector],
      }),
    );
