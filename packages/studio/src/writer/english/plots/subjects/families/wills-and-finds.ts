import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

/** Stories of wills with conditions, swapped suitcases, found rings and births on the way. */
export const willsAndFinds = [
  story({
    says: [
      /\b(?:will|testament|inherit\w*|condition|heirs?|last wish(?:es)?)\b/i,
      /\b(?:only if|on (?:the )?condition|unless|must|have to|had to|has to|provided|until|as long as|forced|first|requires?d?)\b/i,
      /\b(?:brothers|sisters|siblings|cousins|children|grandchildren|sons|daughters|heirs|family|brother and sister|together|strangers|wives|widows|twins)\b/i,
      /\b(?:live|lived|spend|spent|together|finish|solve|month|week|year|weekend|house|farm|cook\w*|sell)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|haunted|throne|kingdom|treasure|robot|willow|travel\w*|drive|drove|journey|trip|hike|walk\w*|scatter\w*|run|ran|shop|bakery|restaurant|hotel)\b/i,
    of: "people",
    after: [
      "+ @study The lawyer read the last paragraph twice, because nobody believed it. “Is that even legal?” came the question from the back. “It's eccentric,” said the lawyer, “but it is legal.” She turned over the page. On the other side was written, in the handwriting that they all knew: And no cheating. I'm watching.",
      "@kitchen So they began, on Monday at eight, with long faces. It was agreed that they would do exactly what was asked for and not a spoonful more. There was a plan on the wall with boxes to be ticked. The first box was ticked after a row, and the second took a broken plate. There were a great many boxes.",
      "@kitchen On the fourth day the stove went out, and nobody knew how to light it. There was a trick to it, with a kick. “It was always done for us,” said the first. “With her left foot,” said the second. “No, the right,” said the third who was there, the lawyer, who had to check on them. They kicked until it roared. For the first time nobody wanted to be right.",
      "+ @room From then on something odd happened. The boxes were ticked more and more slowly. There was talk at meals now, and it went on after the plates were empty. Things came to light that each of them had believed only of themselves: that they had been the least loved. That they had been the only one who was afraid of the dark. It turned out they had all lain awake, wall to wall.",
      "@room Then it was the last day, and the last box. The lawyer came with her stamp. Whoever wanted could sign now, take the share and go. The pen lay on the table. But they looked into the envelope first that was to be opened at the end, and there was no money in it at all, and no deed. There was one sheet of paper.",
    ],
    end: [
      "@room There isn't very much, it said. I've made it sound like more, or you would not have come. The roof leaks, and the bank owns the rest. What I really had to leave you is what you've just done. I couldn't get you into one room while I was alive. I hope you quarrelled properly. I was watching. Did you find out about the stove?",
      "@room For a while it was silent. Then there was a snort, and another, and then they all lay across the table and roared with laughter, until the lawyer had to laugh as well and stamped her own hand. They had been cheated, from first to last, by an expert. Nobody took the noon bus. There was still half a pot of soup.",
      "+ The roof was mended by all of them, badly, and it still leaks, though in another place. The bank was very surprised. It is hard to sell a house in which somebody is always just having lunch.",
      "@room Every year, on the Monday in question, they meet there with long faces, because that is the custom. The plan hangs on the wall, with all its boxes, and another has been drawn at the bottom, very large. It is never ticked. If it were, they would have to go.",
    ],
  }),
  story({
    says: [
      /\b(?:suitcases?|bags?|coats?|luggage|backpacks?|rucksacks?|jackets?|handbags?)\b/i,
      /\b(?:swap\w*|mix(?:es|ed)? up|mix-up|wrong|switch\w*|by (?:mistake|accident)|accidentally|identical|confus\w*|same)\b/i,
      /\b(?:strangers?|airport|train|station|funeral|each other|owner|someone else|somebody else|belong\w*|two|another|woman|man)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|bomb|drugs?|diamonds?|spy|money in|pistol|gun|corpse|school|classroom|mother|stolen|mafia|fridge|body|kids|money)\b/i,
    of: "people",
    after: [
      "@room(hero look) Instead of {his} own things there was the life of a stranger: a tin with a single candied orange, and a list on which everything had been crossed out but the last line. Be brave, it said. And between them lay a ticket for a concert that evening, one seat, front row.",
      "@street(hero run) Somewhere a complete stranger had {his} things. {Hero} went hot. The speech for tomorrow was in there, with all the crossings-out, and the brown envelope that {he} had never shown to a soul. {He} put the ticket in {his} pocket and ran all the way to the concert hall.",
      "@street(hero talk, mate talk) There were five hundred people on the steps. Then the doors closed, and the steps emptied, and only one person was left, with very straight shoulders, like somebody who is determined not to cry. “Be brave,” said {hero}. The shoulders spun round. “You've read my list.” “You've read my speech,” said {hero}, for it was sticking out of a pocket.",
      "@street(hero sit, mate sit) “It's good,” said the stranger. “Up to the middle. Then you start to hide.” It was exactly there that {hero} always broke off. They sat down on the top step with everything between them. “And the concert?” asked {hero}. “It was meant for two,” said the stranger. “We'd saved for it. Then there was only one of us left, and I'd promised to go all the same.”",
    ],
    end: [
      "@street(hero eat, mate eat) Through the closed doors they could hear the first notes. They were high and thin, like a light under a door. “You can hear it from here,” said {hero}. “If we sit quite still.” So they sat quite still, on the cold stone, and shared the candied orange. Neither of them said a word until the last note. It was the best seat in the house.",
      "+ @restaurant(hero read, mate write) Afterwards everything should have been exchanged. But it had got so late, and they were so hungry. In a snack bar the stranger took a pencil and wrote the end of the speech on a napkin, and {hero} read it, and turned pale, because that was what {he} had wanted to say. “How do you know that?” “I've had your envelope in my arms all day,” said the stranger. “I didn't open it. It's very heavy for paper.”",
      "+ @hall(hero talk) {Hero} gave the speech the next day, right to the end. And when it came to the middle, and {hero} got to the place at which {he} always hid, two shoulders at the back straightened up.",
      "@bedroom Each of them has the right one again. At least they think so. They are so alike that they get mixed up over and over, on every journey, when they are standing side by side at the foot of the bed. On one list everything is crossed out now. Somebody has started a new one, and it is for two.",
    ],
  }),
  story({
    says: [
      /\b(?<find>(?:wedding |engagement |gold |lost )*rings?)\b/i,
      /\b(?:f(?:inds?|ound)|discover\w*|digs? up|dug up|come across|came across|washed up)\b/i,
      /\b(?:owner|return\w*|give (?:it|them) back|gave (?:it|them) back|belong\w*|looks? for|looked for|search\w*|track\w*|bring (?:it|them) back|whose|who lost|who it|inscription|engraved|names?)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|magic\w*|dragon|pickpocket|mafia|robot|octopus|police|detective|gangster|magpie|crow|father|mother|grandm\w+|grandf\w+|husband|wife|future|baby)\b/i,
    of: "people",
    after: [
      "+ @room(hero look) {Hero} cleaned {thefind} with an old toothbrush and held it up to the light. It had been worn for a long time. You could see it at the edges, which had gone smooth, and there was a place where a thumb had rubbed it again and again, thousands of times. Nobody rubs a thing like that who doesn't miss it.",
      "+ @room(hero talk) {He} put a notice in the shop: Found. To get it back, say what is special about it. By the evening there were nine calls. A man described a diamond. A lady wept, and asked what it was worth. “It's worth nothing,” said {hero}, and then she hung up.",
      "@shop(hero talk) Then {he} set out {himself}. {He} asked the man in the museum, the clerk at the church office, and the barber, who was older than both of them. “Those letters,” said the barber and took the comb out of his mouth. “There was a couple once. They had the little house by the water, before the flood. I used to cut his hair on the terrace.”",
      "@room(hero look) Where the little house had been there was grass. But in a home on the hill, said a neighbour, there lived somebody who did not speak any more, not for years. {Hero} walked up there in the rain. In an armchair sat a very old person with folded hands. The right thumb was moving. It rubbed over a finger, to and fro, at a spot where there was nothing.",
      "@room(hero give) {Hero} knelt down. {He} did not know what you say at such a moment. So {he} said nothing, and laid {thefind} into that hand. The thumb went on for a bit, and came upon it, and stopped. For a while the only sound was the rain. Then the fingers closed, one after the other, as you close a door very gently so as not to wake anybody.",
    ],
    end: [
      "@room(hero talk) “You took your time,” said the old voice. It was rusty, and the nurse in the doorway dropped her tray. “I said to the river, you can have the house. You can have the piano. But you'll give that back.” “Forty years,” said {hero}. “It's a slow river,” said the voice. “And who are you?” “I only found it.” “No,” came the answer. “You looked for me. Anybody can find.”",
      "@room.dusk(hero sit) After that nobody could stop the talking. It had to come out, all those years of it: the terrace, the haircuts, the night of the water, who had held whom and who could not be held. {Hero} sat on the floor and listened until it got dark. The nurse brought soup and forgot to leave.",
      "+ @room(hero talk) {He} {has} come every Sunday since. The barber comes too, with his scissors, for there is hair to be cut up there. They talk about the couple by the water as if the two of them were only late.",
      "@shop On the notice board in the shop a piece of paper is still hanging, a little yellow. {Hero} {has} crossed out the word Found. Above it {he} {has} written another. Now it says: Looked for.",
    ],
  }),
  ...withAndWithout(
    {
      says: [
        /\b(?:pregnant|labour|labor|gives? birth|gave birth|giving birth|delivers? (?:a|the|her) baby|delivered (?:a|the|her) baby|delivering a baby|contractions|baby (?:is coming|comes|came|was coming))\b/i,
        /\b(?:lift|elevator|train|taxi|ferry|bus|plane|flight|traffic|snow\w*|storm|blizzard|blackout|power cut|stuck|cable car|boat|ship|car|island|motorway|tram|metro)\b/i,
      ],
      may: [role("mother", "woman|wife|passenger|girlfriend|tourist|bride|customer|stranger|lady")],
      unless:
        /\b(?:murder\w*|ghost|vampires?|killer|war|commander|thief|detective|whale|dragon|robot|gun|hitman|cow|mare|sheep)\b/i,
      lead: "mother",
      after: [
        [
          "“It's too early,” said {hero}. “It can't come now.” But it had made up its mind. {Theaide} had gone as white as paper. “I've never done that,” said {theaide}, “at least not with people.” “Neither have I,” said {hero}. “We'll be two beginners, then.” And then {he} got hold of {aide's} hand and squeezed it until it cracked.",
          "“It's too early,” said {hero}. “It can't come now.” But it had made up its mind. A few people got up, and a few sat down, and all of them looked at each other. “Is there a doctor?” No one moved. At last a voice came from the back. “I've got four,” said an old woman with a shopping net. “I was there every time. That'll have to do.”",
        ],
        "It is astonishing what there is when people turn out their pockets. There were three scarves, a bottle of water, a clean tablecloth, a sewing kit and a torch. Somebody had a telephone with two per cent left on it. A midwife's voice came out of it: “Keep warm, and above all...” And then it was gone.",
        "+ “Tell me something,” said {hero} between two waves. “Anything.” So {he} {was} told things. How to get a cow out of a ditch. How to make dumplings. Who had been in love with whom in 1974. {Hero} cursed so thoroughly that a gentleman in a tie took notes.",
        [
          "The hours went. Nothing moved outside. There was a point at which {hero} let {his} head sink and said, quite calmly, “I can't any more. Please do it without me.” {Theaide} bent down until their foreheads touched. “I'm scared, too,” said {theaide}. “I've been scared all my life, and I always ran. You can see that I'm still here. On three.”",
          "The hours went. Nothing moved outside. There was a point at which {hero} let {his} head sink and said, quite calmly, “I can't any more. Please do it without me.” The old woman with the net bent down until their foreheads touched. “That's what you say just before,” she said. “All four times I said it. It means you're nearly there. On three.”",
        ],
      ],
      end: [
        "They all counted. People who had not so much as nodded to each other an hour before shouted “Three!” together. Then there was a silence in which nobody breathed. And into that silence came a sound, thin and furious, like a very small trumpet.",
        [
          "“A person,” said {theaide}, quite stupidly, with both arms full. “There's one more of us.” The little thing was wrapped in a clean tablecloth and laid on {hero's} chest, and it stopped shouting at once and looked about it, as if it had been told a good deal about this place. {Hero} could not stop laughing. “Hello,” {he} said. “You're early. You've got a big family.”",
          "“One more of us,” said the old woman, quite stupidly, with both arms full. The little thing was wrapped in a clean tablecloth and laid on {hero's} chest, and it stopped shouting at once and looked about it, as if it had been told a good deal about this place. {Hero} could not stop laughing. “Hello,” {he} said. “You're early. You've got a big family.”",
        ],
        "+ When it went on at last, with light and with jackets that had Rescue on them, nobody wanted to get off. “Who is the father?” asked a paramedic with a form. All those men with their sleeves rolled up looked at the ceiling, and then they laughed.",
        "Every year on that day they meet, all of them who were there, and they eat cake from the same tablecloth. In the middle of the cloth there is a stain which does not come out any more, and of which they are all very proud.",
      ],
    },
    [
      role(
        "aide",
        "vet|taxi driver|driver|conductor|pilot|ex-boyfriend|ex boyfriend|ex-husband|ex|teenager|teenage girl|dentist|nurse|priest|student|student|policeman",
      ),
    ],
  ),
  story({
    says: [
      /\b(?:father and (?:his )?son|(?:son|father|dad) (?:and|with) (?:his|her|the) (?:\w+ ){0,2}?(?:father|dad|son)|(?:his|my) (?:\w+ ){0,3}?(?:father|dad|son))\b/i,
      /\b(?:not speaking|n['’]t (?:spoken|speak|talk\w*|spoke)|not spoken|not talked|stopped (?:talking|speaking)|estranged|never (?:talk\w*|spoke|spoken|praised|said)|argu\w+|quarrel\w*|silent|disappoint\w*|distant|grumpy|strict|reconcil\w*|fallen out|fell out|hardly (?:speak|spoke|talk\w*))\b/i,
      /\b(?<work>boat|car|motorbike|motorcycle|house|roof|sofa|piano|shed|barn|wall|bike|bicycle|tractor|garage|workshop|engine|treehouse|table|farm|cabin|bridge|canoe|raft|hike|mountain|fishing|harvest|vineyard)\b/i,
    ],
    unless:
      /\b(?:murder\w*|ghost|vampires?|killer|funeral|inherit\w*|dead|died|prison|robot|drowned|brothers|sisters|grandson|racing driver|final)\b/i,
    of: "people",
    after: [
      "+ There were things of which it was possible to speak, and they were about so long and so wide. “Hold that,” said the father. “Like this?” asked the son. “No.” It was the longest conversation of the morning. The radio between them talked about traffic, and both of them listened as though it were important.",
      "Each did it in his own way. The father measured once and trusted his eye. The son measured three times and trusted nobody. So there were two pencil lines beside each other everywhere, a thick one and a thin one, and between them a gap of the width of a finger.",
      "+ At noon there was bread with cold meat. The son noticed that the thick crust, which he had not been able to stand as a child, had been cut off his half. Nobody mentioned it. The father ate the crusts.",
      "In the afternoon it slipped. It had looked so firm, and then the whole weight came down on one side. “Let go!” shouted the father. “You let go!” shouted the son. Neither let go. They stood there, face to face, each holding up the whole thing for the other.",
      "“I came to that concert,” the father suddenly said, through his teeth. “When you were fifteen. I stood at the back, in my overalls. I had to go before the end, for the late shift. You were sure that I had stayed away.” The son's arms were trembling. “Why didn't you say so?” “You'd stopped asking.” “I'd stopped asking,” said the son, “because you never said.”",
    ],
    end: [
      "It got heavier by the second. “Was it any good?” asked the son. “What?” “The concert!” “I don't understand a thing about it,” gasped the father. “I cried on my sleeve.” And then they both began to laugh, which is the worst you can do in such a position, and it came down, as gently as if somebody had set it there. It fitted, to the width of a finger.",
      "They sat down on the floor with their backs against it. The father held out his hand, with the big split thumbnail. The son put his own hand into it. It had the same thumb. “You measure too often,” said the father after a while. “You don't measure at all,” said the son. “Together we'd be quite good.”",
      "+ It was dark when they had done. They walked round it twice with the lamp, and found eight mistakes, and each claimed at least five of them for himself.",
      "It is finished now, and it will hold for longer than either of them. On the underside, where nobody looks, there are two pencil lines beside each other, a thick one and a thin one. They let them stand. In the gap in between, very small, stands the date.",
    ],
  }),
];
