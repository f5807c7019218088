/** Two scenes, 19 seconds: the minimum for chapters, and one is still to be drawn when the first is done. */
export const twoScenes = `The owl sang to the moon, and the moon came closer to hear. The river stopped to listen, and the reeds stood still.
All night the forest kept its breath for that one song. Then the fox came out of the ferns and sat down beside the water.`;

/** Four scenes, 54 seconds: one for each 16 seconds that have begun. */
export const fourScenes = `${twoScenes}
Nobody was afraid, and nobody was alone. When the morning came the moon went home, a little later than it should have.
The owl slept in the hollow oak, and the river told the sea what it had heard.

The next evening the owl sang again, a little lower. The moon had brought a cloud along, and the cloud had never heard a song.
It listened until it was quite thin. Then it rained, for a minute or two, and the fox sat in the rain and did not mind.`;
