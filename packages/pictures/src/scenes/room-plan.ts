// Where the back wall of a room begins and ends, for a frame of this width.

export type RoomPlan = { left: number; top: number; foot: number };

export const roomPlan = (w: number): RoomPlan => ({ left: Math.min(260, w * 0.17), top: 78, foot: 770 });
