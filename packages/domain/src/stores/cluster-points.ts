export type Point = { x: number; y: number };
export type Cluster<Marker extends Point> = Point & { markers: readonly Marker[] };

/** Markers nearer to each other than a finger is wide are one, in their middle. The first ones gather the others. */
export function clusterPoints<Marker extends Point>(
  markers: readonly Marker[],
  distance: number,
): Cluster<Marker>[] {
  const clusters: Cluster<Marker>[] = [];
  for (const marker of markers) {
    const near = clusters.findIndex(
      (cluster) => Math.hypot(cluster.x - marker.x, cluster.y - marker.y) < distance,
    );
    const gathered = [...(clusters[near]?.markers ?? []), marker];
    if (near === -1) clusters.push({ x: marker.x, y: marker.y, markers: gathered });
    else clusters[near] = { ...middleOf(gathered), markers: gathered };
  }
  return clusters;
}

function middleOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}
