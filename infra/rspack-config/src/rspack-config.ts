export { repositoryRoot } from './base-config.ts';
export { hostConfig } from './host-config.ts';
export { federationName, remoteConfig } from './remote-config.ts';
