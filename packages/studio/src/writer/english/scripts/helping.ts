import type { ScriptGroup } from "./script.ts";

/** Saving, freeing, healing or guarding somebody or something. */
export const rescuing: ScriptGroup = {
  verbs: "save rescue free guard protect stop defend warn",
  scripts: [
    {
      tell: [
        [
          1,
          "Everybody {there} talked about {goal} that week, and everybody said that somebody ought to do something. {Hero} waited one day for that somebody, and then a second day. On the third {he} understood that nobody would come, and that it had to be {whom}.",
        ],
        [
          1,
          "“You are too [late|small|slow] for that,” said {ahelper} when {hero} asked for help with {goal}. “And if you must do it, do not go [from the front|straight at it|by daylight]. [That way|Like that] they have all tried.” It did not sound very friendly. But it was good advice, as {hero} {was} to find out.",
        ],
        [
          2,
          "At first {he} did what anybody would have done: {he} called, {he} pulled, {he} pushed. It only made things worse for {goal}. Somebody shouted that {he} should leave it alone, and {hero} stepped back and {was} ashamed.",
        ],
        [
          3,
          "It was getting late {there}. The sky had turned the colour of [slate|lead|ink], and there was not much time left for {goal}. {Hero} walked up and down and tried to think, and the harder {he} thought, the emptier {his} head became.",
        ],
        [
          1,
          "Not from the front: the words came back all by themselves. {Hero} stopped. {He} went around to the other side, where [nettles|brambles|thick weeds] grew and nobody ever went, and there {he} saw a gap, just wide enough. {He} took a deep breath and went in.",
        ],
        [
          2,
          "It was dark, and it was tight, and something [creaked|cracked] above. “Don't be afraid,” said {hero} into the dark, and did not know {himself} who was meant by that. Then {he} reached out, and felt that {he} had got through.",
        ],
      ],
      end: [
        [
          0,
          "It was close. A little later it would have been [too late|over|all for nothing]. But it was not too late: {hero} had managed to {aim}, and {he} came out into the open [covered with scratches|wet from top to toe|grey with dust], and everybody ran up and talked at once.",
        ],
        [
          1,
          "Somebody brought a blanket, and somebody else brought hot soup. “From the side, then,” said {thehelper} and nodded slowly. {Hero} only looked at {goal}, until it was quite certain that all was well.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "{Hero} could not sleep. Whenever {he} closed {his} eyes, {he} thought of {goal}, and of what would happen if nobody did anything. In the end {he} got up, lit a lamp {there} and made a list of everything that could help. [It was a very short list|The list had one line, and a question mark after it|At four in the morning there were three words on it].",
        ],
        [
          1,
          "At the top of the list stood {ahelper}. “I can't leave here,” said {thehelper}, “but take this.” It was a rope, [old and soft from many hands. “It has held things that were heavier than {goal}.|as long as a street and as thin as a finger. “It looks like nothing, but it has never let anybody down.|stiff with salt, and it smelled of tar. “It has been round the world twice.] You only have to tie it to something that does not move.”",
        ],
        [
          2,
          "With the rope over one shoulder {hero} set out {there}. The nearer {he} came, the fewer people there were on the road, and those who were there came the other way. “Turn around!” they called. “There is nothing that you can do about {goal}.” {Hero} went a little faster.",
        ],
        [
          2,
          "The first knot slipped. The second held, but the post to which {he} had tied it did not, and everything slid a bit further down. {Hero} [hung on with all {his} strength, and {he} felt how the rope ran through {his} fingers, bit by bit|held fast with both arms, and {his} feet looked for something to stand on|dug {his} heels into the ground, and the ground gave way like butter].",
        ],
        [
          1,
          "Something that does not move! {Hero} looked around. Not the post, not the fence. There was [an old tree|a rock|an iron ring in the wall], and it looked as if it had stood there since the beginning of the world. [With the last of {his} strength {he} threw the rope around it, and this time it held|Two steps, one throw, and this time the knot stayed where it was|{He} threw the rope around it once, and twice to be on the safe side, and it held].",
        ],
      ],
      end: [
        [
          0,
          "Then they came running after all, those who had gone the other way, and took hold of the rope, and all of them pulled. [With one last heave it was done|“And now,” said somebody, and then it was done|One more pull, and it was done]. Together they had managed to {aim}, and nobody would let go of the rope for quite some time.",
        ],
        [
          1,
          "{Hero} brought the rope back to {thehelper}. “Keep it,” said {thehelper}. “It goes to whoever needed it last.” So it hangs at {hero's} door now, and reminds everybody who comes in of {goal}.",
        ],
      ],
    },
  ],
};

/** Helping somebody to feel better, to sleep, to be well. */
export const comforting: ScriptGroup = {
  verbs: "help heal comfort cheer nurse teach console care wake",
  scripts: [
    {
      tell: [
        [
          1,
          "It was hard to look at {goal} and do nothing. {Hero} asked around {there} what others did in such a case. Some shrugged, some knew a good rule, and {ahelper} said, “First you have to sit down and listen. Most people forget that.”",
        ],
        [
          1,
          "So {hero} sat down and listened, the whole of the first evening. {He} learned more about {goal} than in all the time before: what was frightening, what was funny, and what was missing. {He} wrote nothing down, and {he} forgot nothing.",
        ],
        [
          2,
          "The next day {he} tried something. It was [too loud|too fast|too much all at once], and {goal} only turned away. {Hero} packed everything up again and had to admit to {thehelper}: it had not helped at all.",
        ],
        [
          2,
          "There was also somebody who complained. “What is all this about?” somebody said sternly {there}. “There are rules.” {Hero} went red and promised to be quiet, and that evening {he} stayed at home. It was a long evening. {He} kept looking at the clock.",
        ],
        [
          1,
          "Then somebody knocked at the door. “They are asking for you,” said {thehelper}. “It was not quiet enough without you, if you know what I mean.” {Hero} took {his} jacket and ran.",
          "%Then {thehelper} came. “They are asking for you,” said {thehelper}. “It was not quiet enough without you, if you know what I mean.” {Hero} ran all the way.",
        ],
      ],
      end: [
        [
          0,
          "This time {he} did it more softly and more slowly, and stopped now and then to listen. After a while nothing more was to be heard {there} but calm, even breathing. {Hero} had managed to {aim}, and {he} hardly dared to move.",
          "This time {he} did it more softly and more slowly, and stopped now and then to listen. After a while {he} saw the first smile. {Hero} hardly dared to move.",
        ],
        [
          1,
          "Even the stern one stood in the doorway and had forgotten what to say. Since then there is a new rule {there}, right under the old ones. It says: except for {hero}.",
        ],
      ],
    },
  ],
};

/** Bringing, giving back, putting where it belongs. */
export const carrying: ScriptGroup = {
  verbs: "bring deliver return scatter fetch carry put bring-back give send take push pull pass",
  scripts: [
    {
      tell: [
        [
          1,
          "There was not a minute to lose. {Hero} looked once more at {goal}, made sure that everything was [tied down|in its place|safe], and set off {there}. “It is not far,” {he} told {himself}, though {he} knew very well that it was.",
        ],
        [
          1,
          "At the first bend {ahelper} held up one hand. “The bridge is out,” said {thehelper}. “You will have to go around, by {way}. And don't stop at the top: whoever stops there does not get going again.” {Hero} thanked {thehelper} and turned off.",
        ],
        [
          2,
          "Along {way} it was slow going. Twice {hero} almost lost {goal}, and {he} only just caught it. Each time {he} had to rest longer, and each time it took more courage to go on.",
        ],
        [
          2,
          "At the top the wind was so strong that it took {his} breath away. {Hero} wanted to sit down, only for a moment, only to [warm {his} hands|close {his} eyes|look at the way down]. It would have been so pleasant to sit there.",
        ],
        [
          1,
          "Whoever stops there does not get going again. {Hero} {was} halfway down to the ground when {he} heard the words of {thehelper}. {He} pulled {himself} up, turned {his} back to the wind and went on, and after [ten|twenty|a hundred] steps the way led downhill at last.",
        ],
      ],
      end: [
        [
          0,
          "There was still light when {hero} arrived. They had stood outside the whole time and looked down the road. Nobody said anything, they only made room, and then {goal} was where it belonged, and {hero} could sit down at last.",
          "There was still light when {hero} arrived, and everybody came out to help. It was done. {Hero} sat down on the doorstep at last and felt {his} legs again.",
        ],
        [
          1,
          "On the way back {he} stopped at {thehelper's}. “Did you rest at the top?” asked {thehelper}. “Almost,” said {hero}. Then there was tea, and {he} told everything about {goal}, and fell asleep in the middle of a sentence.",
        ],
      ],
    },
    {
      tell: [
        [
          1,
          "“And how do you want to do that, all alone?” asked {ahelper}, who had heard about {goal}. {Hero} did not know it yet. {He} only knew where {goal} had to go, and that it could not wait until tomorrow.",
        ],
        [
          1,
          "The first plan was the simplest: take {goal} and go. After a few steps it was clear that this would not work. It was too [heavy|slippery|wobbly], and the road {there} was too steep. {Thehelper} picked up what had fallen down and said nothing.",
        ],
        [
          2,
          "The second plan had wheels. It went well as far as the first corner; then it went much too well. {Hero} ran behind and shouted “Look out!”, and everybody {there} jumped aside, and only a heap of [hay|leaves|laundry] saved {goal} from the worst.",
        ],
        [
          2,
          "Now it was late, and there was no third plan. {Hero} leaned against the wall next to {goal} and was close to tears. “What would you do?” {he} asked {thehelper}.",
        ],
        [
          1,
          "“I would not carry it at all,” said {thehelper}. “I would pass it on.” {Hero} looked up. Pass it on! A moment later {he} {was} running from house to house, and before long there stood a whole line of people, side by side, all the way from {there0} to where {goal} was to go.",
          "“I would not carry it at all,” said {thehelper}. “I would pass it on.” {Hero} looked up. Pass it on! A moment later {he} {was} running from house to house, and before long there stood a whole line of people, side by side, all the way to the end.",
        ],
      ],
      end: [
        [
          0,
          "From hand to hand it went, and every one of them said “Careful!” to the next. {Hero} stood at the very end. When {goal} reached {whom}, it took only one more step, and then it was done.",
        ],
        [
          1,
          "“All alone, then,” said {thehelper}, and laughed. They all stayed together for a while {there}, because nobody wanted to be the first to let go, and somebody fetched a cake.",
        ],
      ],
    },
  ],
};
