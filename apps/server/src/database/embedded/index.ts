export { type Cluster, type ClusterOptions, findRunningCluster, startCluster } from './cluster.ts';
