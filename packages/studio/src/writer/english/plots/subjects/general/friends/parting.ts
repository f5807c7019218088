import { phrase } from "../../phrase.ts";
import { role, story } from "../../subject-story.ts";
import { NOT_OF_SOMEBODY } from "./beings.ts";

/** Stories of friends who part, of a promise, and of who does not leave somebody behind. */
export const parting = [
  story({
    says: [
      /\b(?:mov(?:ed|es|ing) (?:away|to (?:a|an|the|another|[A-Z]))|ha[ds] to move|go(?:es|ing)? (?:away|to live)|went (?:away|to live))\b/,
      role("friend", "best friend|friend"),
      /\bfriend\b[^.]*\b(?:mov(?:ed|es|ing|e)\b|away|to live)/,
    ],
    unless:
      /\b(?:murder\w*|kill\w*|died|dead|makes? (?:a|new) friends?|made (?:a|new) friends?|friends with|imaginary|pen)\b/i,
    of: "young",
    after: [
      "{Hero} did not believe it at first. Other friends moved away, but not {friend}. Then the boxes came. {Hero} sat on one of them in the empty room of {friend}, where every word had an echo. “It isn't that far,” said {friend}. They looked for it on the map. It was as far as a whole hand, with the fingers spread out.",
      "There were two weeks left, and {hero} made a list of all that they still had to do. But they kept looking at the clock. Once {hero} was so cross that {he} shouted at {friend} for no reason at all. “You're the one who's going!” {he} cried, and ran home, and was sorry on the way.",
      "+ That night {hero} lay awake. {He} thought of the seat beside {him}, which would be empty, and of the whistle that only {friend} could do. Who would {he} tell things to? {Hero} took the pillow, folded it in the middle, and hit it until the feathers flew.",
      "Then it was the last day. The car was full to the roof. {Hero} had prepared something to say to {friend}, and it was gone. {Friend} had put both hands into {friendhis} pockets. “Well, then,” said {friend}. “Well, then,” said {hero}. The door was shut, the car drove off, and {hero} stood in the road, with everything that {he} had wanted to say.",
    ],
    end: [
      "{Hero} ran. {He} ran down the short cut that only the two of them knew, and got to the crossroads just in time. {Hero} knocked on the window. “You'll always be my best friend!” {he} shouted through the glass. “That's what I forgot!” {Friend} pressed a hand against the window from inside, with the fingers spread out. {Hero} put {his} own on it.",
      "It was hard afterwards. The seat was empty. But on Saturday there was a call, and in the call there was {friend}, upside down and laughing. “There's a new one in my class who can't whistle, either,” said {friend}. And {hero} found out that there was somebody in {his} class, too, who had been looking at the empty seat for a while and did not dare to ask.",
      "Their two hands are drawn on the map now, and the fingertips just touch. {Hero} has more than one friend these days, and so has {friend}. But when something really big happens, there is one number that {he} calls first. “Well, then!” says {hero}, and then they both talk at once.",
    ],
  }),
  story({
    says: [
      /\b(?:visit(?:ed|s)|brought|brings|went to see|sat with|read to|cheered up|took care of|looked after)\b/,
      /\b(?:friend|classmate|neighbour|teacher)\b/,
      /\b(?:ill|sick|in (?:the )?hospital|broke (?:his|her|a) (?:leg|arm|foot)|in bed|could not (?:come to school|get up|go outside))\b/,
      role("friend", "friend|classmate|neighbour|teacher"),
    ],
    unless: /\b(?:murder\w*|kill\w*|died|dead|dying|cancer|coma|nurse|doctor|teddy)\b/i,
    of: "young",
    after: [
      "It smelled of tea and medicine, and everybody walked on tiptoe. {Hero} had not expected {friend} to look so small in that bed. “You needn't whisper,” said {friend}. “I'm ill, I'm not asleep.” {Hero} did not know where to put {his} hands. {He} had brought nothing but {himself}.",
      "“What's it like outside?” asked {friend}. “Same as always,” said {hero}. But {friend} looked so disappointed that {he} began again. {He} told about the dog that had run off with a sandwich. {He} told it with all the voices, and {he} acted the sandwich as well. {Friend} laughed, and then coughed, and then asked for more. So now {hero} knew what {he} had to do.",
      "+ From that day {hero} walked about with wide-open eyes. {He} collected things for {friend}: a feather, a funny word, the smell of rain in a jar. {He} had never noticed how much there is between one end of the road and the other. {Hero} often came too late for supper, because {he} had to have a look at something for two.",
      "One day the door was shut. {Hero} sat down on the floor in the corridor. {He} had a really good story, {his} best. {He} could not make {friend} well, and all {his} feathers and funny words were no use at all.",
    ],
    end: [
      "Then {hero} began to tell it all the same, to the door, quite quietly, with all the voices. {He} told it to the end, and waited. It was silent in there. {Hero} got up to go. And then there was a knock from the other side, from low down, where the bed was: three knocks. That was their sign. It had always meant the same thing: go on.",
      "{Hero} went on, that day and each of the days after it. And slowly it got better. The door was open again. {Friend} could sit up, and then stand, and then came the first day on which they went to the window, arm in arm, and looked out. “There's the dog!” cried {friend}. “It looks exactly as you did it.” They watched it run past with a sandwich.",
      "{Friend} is out and about again, and doesn't need to be told any more what it is like there. But {friendhe} insists on it. {Hero} and {friend} sit on the wall, with the street before their eyes, and {hero} tells it with all the voices. It is better that way, says {friend}. And when {hero} stops, there are three knocks on the wall.",
    ],
  }),
  story({
    says: [
      phrase(
        `promised (?:each other |one another )?(?:that they would )?(?:to )?(?:always )?(?=(?:meet|come|return|be (?:there|back|at)|visit|see|find|wait|go back)\\b)<promise:doing>${NOT_OF_SOMEBODY}`,
      ),
    ],
    unless:
      /\b(?:murder\w*|kill\w*|super-?hero\w*|school play|marry|wedding|half|reward|king|voters|hand over|daughter|son|dying|uncle|nose|prince|quit|never|secret|not to)\b/i,
    after: [
      "A promise is easily made. They spat into their hands, shook on it, and felt very grand. {Hero} had promised to {promise}, and at that moment there was nothing simpler in the world. “Even if it snows?” “Even if it rains frogs.” They laughed about the frogs.",
      "Then everyday life came in between. There were so many other things, and every one of them was urgent. At first {hero} thought of the promise each day. Then {he} thought of it on Sundays. After that it lay right at the back, behind all the rest, like a thing in a drawer, and only now and then it made a little noise.",
      "+ “You don't really believe in that?” {hero} was asked. “It was such a long time ago. The other one won't remember.” That was possible. {Hero} thought about it for the length of a whole evening. It was quite possible that it had been forgotten. But the promise had not been only to remember it if the other one did.",
      "When the time came, everything was against it. It was the worst day for it. {Hero} was tired, there was every reason to stay, and nobody would have said a word. {He} had already sat down again. Then {hero} heard it, the little noise in the drawer. {He} saw before {him} a hand that was held out, wet and not very clean. {Hero} got up.",
    ],
    end: [
      "It was cold on the way, and it was long, and {hero} told {himself} more than once that {he} was a fool. And then {he} was there, and there was nobody. {Hero} stood and waited. {He} had kept {his} word, at least. {He} was about to turn away when there were steps, and somebody came running, quite out of breath.",
      "“I nearly didn't come,” was the first thing that was said. “I thought that you'd forgotten.” “I thought that you had,” said {hero}. They stared at each other, and they were both just as they had been, only bigger round the edges. It had not been so hard after all to {promise}. The hard part had been to believe in the other one until then.",
      "They have promised it again, for the next time. They spat into their hands, although they are rather old for it, and shook on it. “Even if it snows?” asked {hero}. Something small and green hopped across the path. They looked at it, and they looked up at the sky, and then they both ran.",
    ],
  }),
  story({
    says: [
      phrase(
        "(?:(?:refused to (?:leave|go|flee|be rescued|move|board|get on|escape|evacuate)|would not (?:leave|go|flee|get on)|did not want to leave)(?: [^.,]*?)? without|(?:refused to|would not) (?:leave|abandon)(?= (?:his|her|its|the|an?) (?:[a-z]+ )?(?:injured|wounded|hurt|trapped|lost|partner|friend|brother|sister|master|owner|comrade|rider)\\b)) <friend:thing>",
      ),
    ],
    unless: /\b(?:murder\w*|kill\w*|died|dead|permission|a word|paying|money|wedding|dress|hat|shoes|make-?up)\b/i,
    after: [
      "“There's no time,” they told {hero}. “Everybody has to go now, and just as you are. There's no room, and there are rules.” That meant {hero}, but not {thefriend}. {Hero} nodded, as one does with rules. Then {he} sat down on the ground. “Then I'll stay as well,” said {hero}. They thought that they had not heard properly. {Hero} said it again, in the same voice.",
      "They tried it kindly. They tried it loudly. They explained to {hero} how dangerous it was, and {he} knew it, and was afraid, and stayed where {he} was. “Is it worth that?” asked one of them. {Hero} looked at {thefriend}. {He} thought of all the times when it had been bad, and who had been there then. “You don't know what you're saying,” said {hero}.",
      "+ One after the other they went. Some of them looked back. {Hero} would have liked to run after them, and had to hold on to something.",
      "So {hero} went back alone for {thefriend}. It was much worse by now than {he} had thought. {He} called and listened and called again. At last there was an answer, a very faint one. “I'm here,” {he} said. “You didn't think that I'd go without you, did you?”",
    ],
    end: [
      "It was slow going. {Hero} pulled, pushed and carried, and had to stop every few steps. {He} talked the whole time, because {he} noticed that it helped, and because it helped {him}, too. “Just to that stone,” said {hero}. And when they had got to the stone, {he} chose another one.",
      "They had waited. {Hero} saw it from far away and could not believe it: they had all got out again, and stood there, looking in {his} direction. When they saw {hero} come with {thefriend}, there was a shout, and they ran to meet them, and many hands took hold. The one with the rules was the first. “There isn't any room,” he said, “so we've thrown out the luggage.”",
      "They all got through, in the end. {Hero} does not like it when they call {him} brave. {He} says that {he} was simply not able to go, and that this is a different thing. But since then, wherever they set out for, somebody looks round before the door is shut, to see whether {hero} is there, and {thefriend} as well. Only then they go.",
    ],
  }),
];
