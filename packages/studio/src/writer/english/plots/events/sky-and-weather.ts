import type { ClauseScene } from "../clause-scene.ts";
import { toldEvent } from "./told-event.ts";

const SKY = /\b(?:moon|sun|stars?|comet|cloud|evening star|planet|new moon|north star)\b/i;
const WET = /\b(?:clouds?|rain ?cloud|thundercloud)\b/i;

/** What sky, wind, rain and snow do. */
export const skyAndWeather: readonly ClauseScene[] = [
  toldEvent({
    words:
      "cloud(?: [a-z ]+?)? (?:could|did|would|had|was|were|dared) (?:not|never|no longer|unable) (?:want to |dare to |yet |to |able to |learn to |really )*rain(?:ed)?(?: (?:any ?more|anymore|because|at all))?|cloud[^.]* (?:refused to|was too (?:shy|small|proud|happy|sad) to|was afraid to|never|tried to|wanted to|had to learn to|learned to) rain(?:ed)?",
    idea: WET,
    after: [
      "Down there stood the farmers with their heads back. They had put out pots, tubs, and a bath. {Doer} saw it all, and held on even tighter.",
      "The big ones just let go. They growled, they flashed, they poured, and then they were thin and white and in a good mood. “It's quite easy,” they said. “You think of something sad, and off you go.” {Doer} thought of something sad. It stuck, right in the middle.",
      "Day after day {doer} got heavier. In the end {doerhe} was hanging so low that the weathercock could scratch {doerhim} behind the ear.",
      "!A girl climbed up on the church tower. “Can I help you?” she asked. Nobody had ever asked {doer} that. From below one is mostly just looked at.",
    ],
    end: [
      "“If I let go,” whispered {doer}, “they'll all see what I have inside.” “I'll shut my eyes,” said the girl, and she did. It was still for a while. Then a drop fell, a single one, on the tip of her nose. It was warm. “And?” asked {doer}. “More,” said the girl. Then it rained, softly at first, and then the whole bath was full, and down there they danced in their socks, every one of them with their face turned up.",
      "Afterwards {doer} was as light as a handkerchief. There was a thing in the sky that had seven colours. “Is that from me?” asked {doer}. It was.",
    ],
    close: [
      "Afterwards {doer} was as light as a handkerchief, and there was a thing in the sky with seven colours. “Is that from me?” {doerhe} asked. It was.",
    ],
  }),
  toldEvent({
    words:
      "(?:was|were|felt|got) (?:so |very |always |tired of being )*(?:lonely|alone|the only one)(?: (?:at|in|up|every|all)[^.,]*)?(?=[.,]|$| (?:and|because|so)\\b)|(?:longed|looked|was looking|asked|searched|wished) for (?:an? )?(?:friend|company|somebody to talk to|playmate)|(?:wanted|wished to have|needed|had no) (?:an? )?(?:friends?|company)(?=[.,]|$)",
    idea: /^(?:there was once )?(?:an?|the) (?:[a-z]+ ){0,3}?(?:moon|stars?|evening star|north star)\b/i,
    after: [
      "From up there one sees everybody. One sees them at supper, in the light, with their elbows on the table. And then they draw the curtains, and one hangs there with one's whole face.",
      "{Doer} had tried it with the church clock. It only ever talked about the time. {Doerhe} had tried it with the lake, and down there was somebody round and friendly, who always said exactly the same thing at the same moment.",
      "Some were awake, of course: a baker, a baby, a nurse on a bicycle. They all had something to do. Whoever has something to do at night does not look up.",
      "!“What do you want to talk about?” asked an owl who happened to be sitting there. {Doer} had been thinking about that for four thousand years, and now {doerhe} could not think of anything. “How was your day?” {doerhe} asked. “I slept,” said the owl. “Tell me about it,” said {doer}.",
    ],
    end: [
      "It was a long night, and much too short. The owl told {doerhim} what moss smells like, and {doer} told the owl what a whale looks like from above. When it was getting light, there were two of them who did not want to stop. “I'll be here again tomorrow,” said the owl. {Doer} would have liked to say something witty. {Doerhe} only shone.",
      "Sometimes the night is brighter than it says in the calendar, and nobody can explain it. Then the owl has told a joke.",
    ],
    close: [
      "Sometimes the night is brighter than it says in the calendar, and nobody can explain it. Then somebody has told a joke up there.",
    ],
  }),
  toldEvent({
    words:
      "asked (?<being>(?:the|an?) (?:[a-z]+ )?(?:owl|cat|bat|fox|star|lighthouse|cloud|child|girl|boy|hedgehog|sea|sun|moon|mouse|night ?watchman|poet)) (?:to|for|if|whether) [^.]*",
    idea: SKY,
    after: [
      "{Being} had not expected that. One is used to the fact that it shines up there, and not that it asks something. “Me?” said {being}, and looked round to see whether somebody else was meant.",
    ],
  }),
  toldEvent({
    words:
      "(?:stole|blew away|blew off|took|carried off|snatched|ran off with|grabbed) (?<object>(?:an?|the|his|her|all the) (?:[\\p{L}]+['’]s )?(?:[a-z]+ ){0,2}?(?:hats?|scarf|cap|handkerchief|dress|skirt))|(?:did not|didn't|would not|refused to) (?:want to )?(?:give|bring) (?:it|them) back",
    idea: /\b(?:wind|breeze|storm|gale|gust)\b/i,
    after: [
      "It had only wanted to have a look. But {object} was so light, and there was such a lovely flutter in it, and before one could count to three they were both above the chimneys.",
      "“Give it back!” somebody called down there, and got smaller. The wind laughed. It tried it on a weathercock. It tried it on a cow, who went on chewing and looked very elegant.",
      "They ran after it with rakes and a butterfly net. Every time they were near, it moved up a little: from the hedge to the swing, and from the swing to the steeple. It had never had so many people to play with in a single morning.",
      "!In the evening the wind lay in an attic and turned {object} round and round. There was something sewn in, in small stitches. It was a name. Somebody had done that long ago, by lamplight, so that it would not get lost.",
    ],
    end: [
      "In the night it went slowly through the streets. It did not slam a door. Under a window there was somebody who was not asleep and said, “It was the last thing that I had from her.” The wind held its breath, and that is difficult for a wind. In the morning it lay on the windowsill, brushed, with a poppy in it, and something had blown all the leaves off the steps as well.",
      "If it is windy there today, they tie a ribbon to the fence, a long one. It is meant for playing. The wind has never taken anything else since then.",
    ],
    close: [
      "If it is windy there today, they tie a long ribbon to the fence. It is meant for playing, and the wind has never taken anything else since then.",
    ],
  }),
  toldEvent({
    words:
      "(?:was|were) (?:so |very )?(?:afraid|scared|frightened) (?:of|to) (?:falling|fall|the fall|land|landing|let go|jump|jumping|the ground|heights|melt|melting)(?: down)?|(?:did not|didn't|would not|refused to) (?:want to |dare to )?(?:fall|land|jump|let go)(?: down)?(?=[.,]|$| (?:from|to|of|because)\\b)",
    idea: /\b(?:snowflakes?|raindrops?|rain ?drop|drop)\b/i,
    after: [
      "All around they were already letting go. “Here I come!” they called, and then one saw them spinning, smaller and smaller, and then there was only white, or grey, or nothing at all. {Doer} held on to the edge with all {doerhis} tips.",
      "“What's down there?” {doerhe} asked. “Streets,” said the wind, “puddles, a cat.” “And after that?” The wind did not know. It never stays anywhere long enough.",
      "{Doer} made {doerhimself} small. {Doerhe} moved to the back of the queue, and when {doerhe} was in front again, {doerhe} moved to the back once more. In the end there was no queue.",
      "It is lonely when all the others have gone. Down there one could hear them laughing.",
    ],
    end: [
      "“There's a girl down there,” the wind said after a while. “She's been standing in the garden since breakfast with her tongue out.” {Doer} looked over the edge. It was far, but one could see a red cap, and under it a face, quite turned up. It is different if somebody is waiting. {Doer} shut {doerhis} eyes. First it went fast, and then it went slowly, and then, {doerhe} noticed, it was dancing.",
      "“I caught one!” the girl shouted. “The last one!” And she was so happy that she told everybody about it. That is how far one can fall: right into a story.",
    ],
  }),
  toldEvent({
    words:
      "(?:puddle )?(?:was|were) (?:so |very )?(?:afraid|scared|frightened|terrified) of (?:the )?(?:sun|summer|warm weather|heat|drying (?:up|out)|spring|disappearing|evaporating)|did not want to (?:dry up|dry out|evaporate|disappear)",
    idea: /\bpuddles?\b/i,
    after: [
      "In the morning one could still be proud. There was a whole tree in {doer}, upside down, and half a church. By noon there was a brown rim all around that had not been there before.",
      "“I'm getting less,” said {doer} to a sparrow who was having a bath. “You have to move into the shade,” said the sparrow. That is easily said if one has legs.",
      "!A boy came by in yellow boots and jumped in with both feet. A part of {doer} landed on the wall. Normally {doerhe} liked that. Today {doerhe} counted every drop.",
      "And up there it rose, round and in a good mood, and had no idea.",
    ],
    end: [
      "“Does it hurt?” asked {doer} when there was only one spoonful left. “It tickles,” said the sun, who had been asked this for the first time. And so it did. {Doer} grew lighter and lighter. {Doerhe} rose past the boots, past the sparrow and past the church, the right way round at last, and from up there {doerhe} saw a thing that one never sees from below: the sea. All of them were there who had ever dried up.",
      "On Thursday it rained. “It's you!” cried the boy in the yellow boots, and jumped. He was quite right. It was the same one, only with more to tell.",
    ],
  }),
  toldEvent({
    words:
      "(?:a |the )?(?:shooting |falling |little )?star (?:fell|had fallen|dropped|landed|crashed|tumbled) (?:down )?(?:from the sky )?(?:in|into|onto|on|from|out of|down) {spot}",
    idea: /\b(?:pond|lake|well|river|sea|harbou?r|fountain|pool|bay|stream)\b/i,
    after: [
      "There was a hiss, and a cloud of steam, and then a light that came from below. It went through the reeds and over the walls and made all shadows point upwards. People came out in their nightshirts.",
      "“It belongs to us,” said those who lived there. “It belongs to whoever saw it first,” said the others. Everybody had seen it first. They began to measure, with a string.",
      "While they were quarrelling, it grew a little paler. Nobody noticed. It was a very small star. It had held on up there with one hand because it had wanted to see something, and now it saw people with a string.",
      "!“Is it cold?” somebody asked at last, right down at the edge, somebody who had said nothing so far. The star flickered. That meant yes.",
    ],
    end: [
      "Then they all had to help. They built a tower out of everything that there was: boxes, ladders, a piano, and on top they stood on each other's shoulders. The smallest one held it up. “Higher!” it was called, and somebody at the bottom stood on tiptoe. There was a click, as when a lamp goes in. And the night was complete again.",
      "They could not say the next day who had begun to quarrel. But if you look up there now, on the left, you see one that twinkles twice, and then once. That is a greeting. It is meant for all of them.",
    ],
    close: [
      "If you look up there now, on the left, you see one that twinkles twice, and then once. That is a greeting, and it is meant for all of them.",
    ],
  }),
  toldEvent({
    words:
      "(?:snowman )?(?:did not want to|didn't want to|was afraid of|was scared of|feared|refused to|was about to|began to|started to|wanted not to|would) (?:melt(?:ing)?|spring|the spring|the sun|disappear(?:ing)? in (?:the )?spring)",
    idea: /\bsnow(?:man|men|woman|girl|bear)\b/i,
    after: [
      "It began with the nose. It had always sat straight, and one morning it pointed at the ground. A drop hung from the tip of it, and it was not the last one.",
      "“It's only March,” said the blackbird, who meant it kindly. “What comes after March?” asked {doer}. The blackbird told {doerhim}. It took a whole song, there was so much green in it, and {doer} got quieter from verse to verse.",
      "{Doer} buttoned up {doerhis} three buttons, put the broom over {doerhis} shoulder and turned up the collar that {doerhe} did not have. Staying here was out of the question.",
    ],
    end: [
      "It was the children who found the way out. They came with a wheelbarrow, took {doerhim} by the arms, one left, one right, and ran. The ice cream man had a cold store, behind the market, with a window. There {doer} stood all summer, between strawberry and lemon. {Doerhe} saw sandals. {Doerhe} saw a wasp. Once {doerhe} saw a child eat a cherry, and had to think about it for days.",
      "In December {doerhe} was outside again, a bit slimmer, with a straw hat. The new snowmen wanted to know what there was after March. “Sit down,” said {doer}, which was not possible, “and I'll tell you.”",
    ],
    close: [
      "“Is it true,” the young snowmen asked in the next winter, “that one can get through a summer?” “One has to want to,” said {doer}, “and one has to know the right people.”",
    ],
  }),
  toldEvent({
    words:
      "(?:hitchhiked|hitch-hiked|hitched|travel(?:l)?ed|set off|set out|took (?:a|the) (?:bus|train|plane|ship)|wanted to (?:go|travel|move|get|hitchhike)|went|moved|drove|emigrated|flew|walked|sailed|ran) (?:away )?(?:to|for|towards?) (?<spot>(?:the )?(?:north pole|south pole|north|arctic|antarctic|greenland|iceland|alaska|norway|mountains|lapland|siberia|sweden|finland))",
    idea: /\bsnow(?:man|men|woman|girl)\b/i,
    after: [
      "At the edge of the road {doer} put out a thumb of hazel twig. Eleven cars drove by. The twelfth one braked. “Where to?” asked the driver. “{Spot},” said {doer}. “I'm only going to the fish market,” said the driver, “but sit in the back, with the cod. It's cool there.”",
      "It was cool there. {Doer} sat on the ice and held the carrot in {doerhis} lap, so that it did not get lost. The cod said nothing. They had come from where {doerhe} was going, and they looked as if it were worth it.",
      "After that came a milk lorry, then a lady with an open sports car, then a night train with frost flowers on the window. At each border {doerhe} was a little slimmer. “Is that you in the picture?” asked the customs officer. “It was winter then,” said {doer}.",
      "In the last harbour there were only the buttons left to pay with. The captain took one. “And the others you'll need,” he said, and he opened the door of the ice hold for {doerhim}.",
    ],
    end: [
      "Then it was white, in all directions, and it was so still that one heard the snow sit down. {Doer} got out. {Doerhe} was as small as a child by now. Something large and white came across the ice and sniffed. “Are you lost?” it asked. “No,” said {doer}, “I've arrived.” It began to snow, and every flake stayed where it landed: on the head, on the shoulders, on the belly. By evening {doerhe} was as round as in the best of times.",
      "A postcard came to the old garden in July. There was nothing on it but a carrot, drawn from the side, and one word: “Cold!” The children hung it on the fridge.",
    ],
    close: [
      "A postcard came to the old garden in July. There was nothing on it but a carrot, drawn from the side, and one word: “Cold!” The children hung it on the fridge.",
    ],
  }),
  toldEvent({
    words:
      "(?:wanted|wants|longed|wished|dreamed|hoped|would love|would have loved) (?:to|of) (?:see(?:ing)?|experienc(?:e|ing)|know(?:ing)?|meet(?:ing)?|smell(?:ing)?|liv(?:e|ing) (?:until|through|to see)|stay(?:ing)? (?:until|for)) (?:the )?(?<season>summer|spring|day|daylight|sunrise|sunlight|daytime|winter|snow|night|christmas)(?=[.,]|$| (?:for|just|once|too|so|but|and)\\b)",
    idea: /\b(?:snow(?:man|men|woman|girl)|moon|owl|bat|swallow|mayfly|firefly|bear|hedgehog|dormouse|marmot|sun|sunflower|stars?|leaf|snowdrop|frog|bumblebee|badger|moth|butterfly|snail)\b/i,
    after: [
      "Everybody had something to say about {season}. The sparrow called it much too short. The old fir tree called it nice, and then fell silent for an hour, as one does when one is remembering something.",
      "{Doer} asked what it smelled of. {Doerhe} asked whether it made a noise when it came, and whether one had to take something along. Each answer was different. Only one thing was the same: they all smiled.",
      "!“It's not for somebody like you,” said the crow. “When it comes, you're not there. That's how it was arranged.” “By whom?” asked {doer}. The crow did not know that.",
      "So {doer} collected it in bits. There was a picture on a seed packet, a jar with a lid, and somebody's old song, with two lines missing. {Doer} put it all in a row and looked at it in the evening.",
    ],
    end: [
      "It was a child who helped in the end. “You just have to stay up,” it said, “and I'll sit with you.” They waited together, under a blanket, in the coolest corner of the garden, and the child told {doerhim} what was just going on. And there it was. It came over the wall without knocking, and it smelled quite different from all that had been told. {Doer} did not say anything. {Doerhe} kept {doerhis} eyes wide open, so that as much as possible of {season} would get in.",
      "“Well?” asked the crow later. {Doer} thought about it for a long time. “It's a pity,” {doerhe} said, “that you can see it so often. You don't notice it any more.” The crow looked up. It was true.",
    ],
  }),
];
