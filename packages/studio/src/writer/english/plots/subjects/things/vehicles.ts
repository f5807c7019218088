import { role, story } from "../subject-story.ts";

/** Stories of trams, trains and buses, of old cars and tractors, diggers and aeroplanes. */
export const vehicles = [
  story({
    says: [
      role(
        "tram",
        "tram number \\d+|tram|bus number \\d+|double-decker bus|school bus|bus|trolleybus|trolley|streetcar",
      ),
      /\b(?:last (?:ride|drive|trip|journey|day|run|time)|scrap\w*|junk ?yard|museum|retire\w*|replaced|rust\w*|old|forgotten|abandoned|shed|depot)\b/i,
      /\b(?:scrap\w*|junk ?yard|museum|replaced|last (?:ride|drive|trip|journey|run|time)|retired|rust\w*|abandoned|forgotten|save[sd]?|one more|once more|again)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|police|detective|ghost|haunted|robber\w*|thief|bomb|stole|stolen|piano|driver)\b/i,
    of: "things",
    after: [
      "@street(tram) {Thetram} knew every bump of the way. At the bakery it always slowed down a little, because of the smell, and in front of the school it rang twice, although once would have been enough. Now a sheet of paper hung in the window. “Out of service from Monday,” it said. {Thetram} had to read it back to front.",
      "@street(tram talk) “What happens there, where I'm going?” {thetram} asked the pigeon who lived on its roof. “They make spoons out of you,” said the pigeon, who believed in being honest. {Thetram} thought about it. Spoons were something useful. But nobody waves to a spoon.",
      "+ In the last nights they polished it once more. An old conductor came in his slippers and oiled the door that had always stuck. “You were never on time,” he told it, “and I never once minded.”",
      "@street(tram) On the last day there was nobody at the first stop, and nobody at the second. {Thetram} had so hoped that a few people would come. The seats were empty, and the bell sounded like a question. So that was it, thought {thetram}, and turned slowly into the long street with the chestnut trees.",
      "@street(tram look) There they stood. They were standing on both sides, right down to the river, and they were all in their Sunday clothes. “Stop!” they called. “We all want to get on!” And every one of them had something in their hand. {Thetram} braked so hard that the pigeon fell off.",
    ],
    end: [
      "@street(tram) They had brought their tickets, the very old ones too. “On this seat I learned to read,” said a woman. “On that one I met him,” said an old lady, and pushed a blushing old man forward. A boy had nothing to tell yet. “I only wanted to say that I wave to you every morning,” he said. {Thetram} had noticed.",
      "+ @street(tram) The mayor, who had written the sheet of paper, got on as well, at the bakery. She had to stand. She listened to it all the way to the last stop, and there she took the paper out of the window and folded it very small. “I didn't know that it was so full,” she said.",
      "So they did not make spoons. On Mondays to Saturdays {thetram} sleeps now, in a yard with nettles, and has geraniums in its windows. But on Sundays it goes, once there and once back, and slows down a little at the bakery.",
      "@street(tram) It is never on time. In front of the school it rings twice. And one small boy is standing there every time, although there is no school on Sundays, and waves.",
    ],
  }),
  story({
    says: [
      role(
        "tram",
        "tram number \\d+|tram|bus number \\d+|double-decker bus|double-decker|school bus|city bus|bus|trolleybus|trolley|streetcar",
      ),
      /\b(?:sea|seaside|beach|ocean|coast)\b/i,
      /\b(?:decid\w*|wants?|wanted|dream\w*|tired|bored|fed up|wish\w*|never|instead|one (?:day|morning)|goes|went)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|haunted|ghost|kill\w*|robber\w*|thief|bomb|pregnant|birth|stole|stolen|steals|driver who|driver called|bus driver|tram driver|girl|boy|woman|man|wife|husband|grandpa|grandfather|commut\w*|letter|penguin|waiter)\b/i,
    of: "things",
    after: [
      "@street(tram talk) It had begun with a shell. A child had left it on a seat, and it rattled in every curve, and when it rattled it hissed a little: shhh, shhh. “What is that?” {thetram} had asked at the terminus. “That's how it sounds where it comes from,” said the old lamp post. “Over there. It is big and blue and it has no stops.”",
      "@street(tram) So at the corner where it had turned left for forty years, {thetram} did not turn left. It went straight on. It bumped. It screeched. Then it was quite quiet under the wheels. “Excuse me,” asked a gentleman with a newspaper, “is this still the right way to the office?”",
      "@street(tram talk) “No,” said {thetram}, and since nobody had ever heard it talk, nobody got off. They went down the hill past the fish market. A woman with two shopping bags opened a window. “I haven't been there for nine years,” she said. Then they all opened the windows.",
      "+ @street(tram) A policeman held up his hand. {Thetram} stopped, as is right and proper. “Where are you going?” he asked. “To the sea,” said all the passengers at once. The policeman looked at his watch, and at his shoes, and got in.",
      "@sea(tram talk) In the last street the road came to an end. There was only a flight of steps, and beyond it the sand, and beyond the sand it glittered. {Thetram} rolled up to the first step and could not go on. “I'm too heavy,” it said. “I shall sink in.”",
    ],
    end: [
      "@sea(tram) The gentleman folded up his newspaper. He took off his shoes, and his socks, and put them neatly on the seat. “Ladies and gentlemen,” he said, “it has carried us for forty years.” Nobody needed to say more. They fetched the boards from the boat shed, and laid them down one behind the other, and then they all pushed.",
      "@sea.golden(tram) {Thetram} rolled down the beach as if on rails. The first wave came and touched the front wheel: shhh. “Oh,” said {thetram}, and rang without meaning to. They sat on its roof until the sun went down, and the office had not noticed a thing.",
      "+ @street.dusk(tram) In the evening they brought it back. The inspector was waiting at the corner, with his notebook open. He saw the seaweed on the bumper, and the sand in all the pockets. “A technical fault?” he asked. “Yes,” said the passengers. “It was marvellous.”",
      "@street(tram) It turns left again at the corner, as is written on the plan. But in the timetable, right at the bottom, there is a new line in small print: first Sunday of the month, all day, bring a towel.",
    ],
  }),
  story({
    says: [
      role(
        "train",
        "steam engine|steam train|locomotive|freight train|goods train|tank engine|train|engine|railway engine",
      ),
      /\b(?:little|small(?:est)?|tiny|slow(?:est)?|young|old(?:est)?|weak)\b/i,
      /\b(?:mountains?|hill|pass|snow\w*|too (?:small|slow|weak|old)|laugh\w*|express|fast\w*|big(?:ger)? (?:train|engine|locomotive)s?)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|haunted|ghost|kill\w*|robber\w*|thief|bomb|fire|search engine|shop window|toy|passenger disappear\w*|girl|boy|woman|couple|scrap\w*|penguin|model|push\w*|pull\w*|tow(?:ed|s)?)\b/i,
    of: "things",
    after: [
      "@station(train) In the big station they hardly noticed {thetrain}. The express had red stripes, and a whistle that made the windows ring. “Make room, kettle!” it called when it rushed through. {Thetrain} made room. It carried milk cans, and sheep now and then, and stopped wherever anybody held out a hand.",
      "@station(train talk) “Have you never wanted to be faster?” asked the signal, who saw everything and went nowhere. “I don't know how it's done,” said {thetrain}. “If I go fast, I miss things. There's a hedgehog at kilometre twelve. And in the tunnel I have to sing, because I'm afraid of the dark.” “Don't tell that to the express,” said the signal.",
      "+ @snow(train talk) In winter {thetrain} was the only one that stopped at the hut on the pass. Old Mrs Lindgren stood there with her lantern and handed up a bun for the stove. “Cold up there?” asked {thetrain}. “Colder than yesterday,” said Mrs Lindgren. She said it every day.",
      "@station.night(train talk) Then came the night of the great snow. The express had left at six, with all its lights on and three hundred people inside. At eight it had still not arrived. “It's stuck in the tunnel under the pass,” said the signal, and it had gone quite pale. “The big ones can't get up there. They're too heavy for the snow.” Nobody looked at {thetrain}. So it said it itself: “I'm not.”",
    ],
    end: [
      "@snow.night(train look) It climbed and climbed. The snow came up to its lamps, and it thought of the hedgehog and puffed in time. At the top there was the mouth of the tunnel, as black as the inside of a boot. {Thetrain} stopped. Then it heard a small sound in there. It was the express. It was crying.",
      "@snow.night(train talk) “Who's there?” called the express. “The kettle,” said {thetrain}. “Are you afraid of the dark as well?” “Terribly,” said the express. “I've always gone through so fast that I didn't notice.” “You have to sing,” said {thetrain}, and began. It was a song about sheep. It sounded twice as big in there. At the second verse three hundred people joined in.",
      "+ @snow.night(train) That is how they came out on the other side: in front {thetrain}, all white, and behind it, on a long rope, the express with the red stripes. At the hut on the pass stood Mrs Lindgren with her lantern, and a bun was not going to be enough.",
      "@station(train) The express still rushes through at six. But before the tunnel it slows down and whistles softly, and from the siding comes the answer: one long, one short, and then the bit about the sheep.",
    ],
  }),
  story({
    says: [
      role(
        "car",
        "old car|vintage car|sports car|camper van|van|car|taxi|beetle|mini|convertible|jeep|minibus|caravan|campervan|ice cream van|milk van|truck|lorry|pick-up|pickup",
      ),
      /\b(?:rust\w*|scrap\w*|junk ?yard|garage|barn|shed|sold|sell(?:s|ing)?|too old)\b/i,
      /\b(?:family|grandpa|grandfather|grandad|father|dad|sad|afraid|memor\w*|love[sd]?)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|haunted|ghost|kill\w*|robber\w*|robs?|thie(?:f|ves)|stol\w*|steal\w*|bomb|baby|missing|fines?|divorc\w*|propos\w*|brothers|race\b|tax[i] driver|bring\w*|getaway|police|daughter|son\b|accident)\b/i,
    of: "things",
    after: [
      "{Thecar} stood under a sheet and listened. Outside they were talking about it. “It drinks too much,” said one voice. “And the heater only works in summer,” said another. All that was true. {Thecar} pulled in its mirrors, as far as that went. The odometer had stopped long ago, at a number with a great many nines in it.",
      "It knew what nobody else knew any more. Down in the crack of the back seat lay a plastic cow, two plum stones and a note with “sorry” on it. On the left door somebody had once measured a very small person with a pencil, and then again, and again, up to the window.",
      "On Saturday a man came with a clipboard and knocked on the bonnet. “For the metal,” he said, “I'll give you fifty.” They shook hands on it. There was only one condition: it had to drive up onto the lorry on its own. He turned the key. {Thecar} made no sound. It had never in its life refused to start. But now it thought of the plastic cow.",
      "+ “Come on, old thing,” they said, and pushed. {Thecar} held on to the ground with all four tyres. The man looked at his watch. A hubcap fell off, rolled round the yard in a circle, and lay down at their feet.",
      "“Perhaps there's something caught under the seat,” said the man. So they bent down and felt about in the crack. First came the plum stones. Then came the cow. And then it became very quiet in the car, because one of them had found the note, and knew the handwriting.",
    ],
    end: [
      "“I wrote that,” somebody said, “the day we broke down in the rain and I was so horrible. You kept it?” Nobody had kept it, only {thecar}. They sat down inside, just for a minute. And when the key was turned once more, only for fun, {thecar} started at once.",
      "@meadow(car) “Well, there you are,” said the man with the clipboard. “Up on the lorry with it!” But they drove past the lorry, out through the gate with the sheet still flapping behind, and on, until the road ended and there was a field, and larks. The heater worked. It was summer.",
      "+ {Thecar} does not go far these days: to the lake, and to the ice cream place, and back by the long way. It drinks too much, and they pay for it, and grumble, and call it a member of the family.",
      "On the dashboard stands a plastic cow and looks out at the front. And on the left door, over the very last of the old marks, there is a new one, quite low down.",
    ],
  }),
  story({
    says: [
      role(
        "tractor",
        "tractor|combine harvester|harvester|digger|excavator|bulldozer|crane|snowplough|snow plough|fire engine|fire truck|garbage truck|rubbish truck|dustcart|dumper|cement mixer",
      ),
      /\b(?:little|small(?:est)?|tiny|old(?:est)?|new(?:er)?|sold|replaced|slow|rust\w*|afraid|scared|shy|never allowed|useless|too (?:small|old|slow|big)|lonely)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|egg|violin|fires?\b.*\bfire|sold|sell|animals|driver (?:who|brings|brought)|dinosaur|bring|snowplough driver|plough driver|girl|boy|drives a)\b/i,
    of: "things",
    after: [
      "In the yard the big ones stood side by side, with lights like a birthday cake. “Are you still here?” they asked {thetractor} in the morning. They did not mean any harm. They had simply looked over it. {Thetractor} stood in the corner by the nettles, and had a bird's nest under its seat.",
      "It wanted so much to be of use. When a gate had to be held open, it held it open. “Very kind,” said the big ones, and drove through. In the evening {thetractor} counted what it had done that day: one gate. The bird said that a gate was not bad at all.",
      "+ Once they let it come along, to the very edge of the work. It was so happy that it boiled over. They had to put it in the shade and fan it with a newspaper.",
      "Then it rained for nine days without a stop. On the ninth evening a van slid off the lower lane, into the ditch by the stream, and the water was rising. The big ones roared and set out. They got as far as the old bridge. “Not over three tonnes,” the first of them read from the sign.",
      "They stood there with all their lights, and could not go on. From the ditch came a hooting that grew weaker and weaker. “Is there nobody,” asked the biggest of them, “who's small and old enough for this?” And at the back somebody cleared a rusty throat.",
    ],
    end: [
      "@river.night(tractor talk) {Thetractor} rolled past all of them, over the bridge, plank by plank. In the ditch stood the van, with water up to its doors, and in it sat the vet, with a calf on her lap. “Hold on to something,” said {thetractor}, and put its old chain round the tow bar.",
      "@river.night(tractor) It pulled. It was not strong, but it had been standing in one corner for so long that it knew everything about not giving way. From the bridge the big ones counted for it, “One, and two, and now!” And the van came up, bit by bit, like a tooth. The calf said the only word it knew.",
      "+ They made a lane for {thetractor} on the way back, and switched on all the lights for it. “How did you do that?” asked the biggest. “One gate at a time,” said {thetractor}, and boiled over a little.",
      "It stands in the middle of the row now, between two of the big ones, and can hardly be seen there. But when it rains at night, they all leave the place right at the front free for it. The bird has moved house with it, nest and all.",
    ],
  }),
  story({
    says: [
      role("plane", "aeroplane|airplane|propeller plane|plane|biplane|seaplane|jet"),
      /\b(?:afraid|scared|fear|heights?|dares?|never flown|first (?:flight|time))\b/i,
      /\b(?:little|small(?:est)?|tiny|young|old(?:est)?|paper|afraid|scared|heights|shy|rust\w*|named|called)\b/i,
    ],
    unless:
      /\b(?:murder\w*|horror|kill\w*|pilot (?:gets|got|who)|controller|passengers?|co-pilot|parrot|crash\w*|astronauts?|captain|crew|paper|toy|girl|boy|woman|man|hijack\w*|1979|bus)\b/i,
    of: "things",
    after: [
      "Every morning the others took off, one after the other, and {theplane} looked up at them. “Today?” asked the wind sock. “Today I've got something in my wheel,” said {theplane}. The day before it had been a sneeze. The day before that it had been Sunday.",
      "At night {theplane} practised in secret. It drove up the little mound behind the hangar, which was as high as two mole hills, and let itself roll down. For a tiny moment there was air under one of the wheels. {Theplane} thought about that moment until it got light.",
      "“What are you afraid of?” asked the old crow, who knew about flying. “Of down,” said {theplane}. “Down is always there,” said the crow. “You mustn't look where you don't want to go.” “And where do you look?” “At the next thing,” said the crow. “It's usually a cloud.”",
      "+ They painted a number on its side and gave it a new propeller. {Theplane} looked as if it could do it. That made it worse, because now everyone asked.",
      "One afternoon the fog came in from the sea, as thick as porridge. Up there the youngest of the gulls was still on its way home, and it cried, round and round, and could not find the ground. {Theplane} heard the crying get higher and thinner. And then it forgot to look for something in its wheel.",
    ],
    end: [
      "It rolled, faster than down any mound. It looked at the next thing, and that was the end of the fence, and then the next thing, and that was grey. There was no more rumbling. {Theplane} did not notice. It was just calling out: “Here! Fly behind my light!”",
      "The gull came out of the grey with eyes like buttons, and stuck close to the little lamp. “How high are we?” it asked. “No idea,” said {theplane}, and looked down without thinking. There lay the sea of fog, and it shone, because on top of it the sun was setting. “Oh,” said {theplane}. “So that's down.”",
      "+ They landed at dusk, first the gull and then {theplane}, with three hops that made the wind sock stand on end. Nobody said anything. They had all counted along.",
      "Every morning it takes off now, and it is always the first. But on the little mound behind the hangar somebody practises at night. It is the new one, from the factory, and {theplane} stands at the bottom without any lights on, and acts as if it had seen nothing.",
    ],
  }),
];
