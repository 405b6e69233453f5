export { findRunningCluster, startCluster } from './cluster.ts';
