import { role, story } from "../subject-story.ts";
import { withAndWithout } from "../with-and-without.ts";

/** Stories of a sun that stays in bed, a moon that falls, a star in the dark, and of snowmen who melt or are far apart. */
export const skyTroubles = [
  story({
    says: [
      role("sun", "sun"),
      /\b(?:(?:did not|does not|doesn't|didn't|would not|won't|refus\w*|too tired|forg[eo]t) (?:want |like )?(?:to )?(?:get up|rise|shine|wake|come (?:up|out)|work)|overslept|oversleeps|stay(?:s|ed)? in bed|sleeps? in|slept in|holiday|(?:is|was) (?:tired|sad|lonely|ill|sick|fed up)|lost (?:its|her|his) (?:light|shine|warmth)|strike|day off|refus\w*)\b/i,
    ],
    unless:
      /\b(?:murder\w*|dying sun|horror|star ship|spaceship|sunflower\w*|in the sun|beach|eclipse|scientist|icarus|wind and)\b/i,
    after: [
      "@village.night(sun sleep) The cock crowed at five, as it always did. Nothing happened. He crowed once more, with his hands cupped, so to speak. Behind the hill {thesun} pulled a cloud over its head. “I'm not in,” it said. “I'm tired.” For millions of years it had got up on time, every day, even on Sundays, and it did not want to shine for people who never said thank you.",
      "+ @village.night Down below it stayed dark. The school bus drove with its lamps on, and the children ate their sandwiches as if it were supper. The sunflowers did not know where to look. “It will be a power cut,” said people, and changed the light bulbs.",
      "+ @village.night(sun talk) The moon came by, with rings under its eyes. “When are you going to take over?” it asked. “I've been on since yesterday.” “Ask somebody else,” said {thesun} from under the cloud. “They only ever complain about me. Too hot. Too bright. Too early. They draw the curtains when I come in.”",
      "@meadow.night(sun look) On the hill stood a girl called Romy, in rubber boots, with a torch. She shone it right under the cloud. “There you are,” she said. “Ouch,” said {thesun}. “That's bright.” “Now you know what it's like,” said Romy. And because {thesun} had to laugh at that, a thin stripe of light came out at the edge.",
    ],
    end: [
      "@meadow.night(sun talk) “Is it true that nobody likes me?” asked {thesun}. Romy thought about it. “My gran has a chair,” she said. “She moves it all day, from the front door to the apple tree and then to the back wall. I always thought that she was going after the cat. But she's going after you.” {Thesun} pushed the cloud down as far as its chin.",
      "@meadow.dawn(sun look) “And my brother only stops crying when there's a bright spot on his blanket,” said Romy. “And our cat lies where you are, and nowhere else. They don't say thank you. They just go where you are.” {Thesun} was quiet for a while. It had seen all that every day. It had thought that they were looking for something.",
      "@village.dawn(sun fly) Then it got up. It was in such a hurry that the dawn was over in a minute, pink and gold all on top of each other, and the cock had to crow after it. All the doors opened. People stood there in their coats, with torches in their hands, and turned up their faces, and closed their eyes.",
      "+ @village(sun look) “Ah,” they said. That was all. But they said it all together, from the school to the harbour, and it went up over the roofs like one big breath. {Thesun} turned quite red. It was the best thank-you that it had ever heard.",
      "@village.dawn(sun look) It has been on time ever since. But one morning in the year it lies in, for just ten minutes, and pulls the cloud over its head. Then an old woman in a chair waits by the front door, and Romy takes her torch, and goes to wake it up.",
    ],
  }),
  ...withAndWithout({
    says: [
      /\bmoon\b/i,
      /\b(?:moon (?:falls?|fell|has fallen|had fallen|tumbl\w*|drop\w*|lands?|landed|comes? down|came down|gets? stuck|got stuck|slips?|slipped|crash\w*|rolls?|rolled|sinks?|sank)|fallen moon|(?:found|finds) the moon)\b/i,
    ],
    may: [
      role(
        "finders",
        "frogs|fishermen|ducks|children|animals|boy|girl|fisherman|farmer|hedgehog|fox|owl|mouse|bear|cat|goose|gardener|brother and sister|villagers",
      ),
    ],
    unless:
      /\b(?:shoes?|hat|(?:drop\w*|lost|loses) (?:one|her|his|its)|ring|button|fake|cardboard|cheese|murder\w*|horror|kill\w*|astronauts?|rocket|scientists?|colony|apocalypse|earthquake|in love|werewol\w*)\b/i,
    after: [
      [
        "@meadow.night(finders look) It was smaller than {thefinders} had thought. From close up the moon was about as big as a cartwheel, cool and smooth, with a dent on the left. “I'm sorry,” said the moon. “I leaned over too far. It's so pretty down here at night. I only wanted to see who was singing.”",
        "@meadow.night It was smaller than anybody had thought. From close up the moon was about as big as a cartwheel, cool and smooth, with a dent on the left. “I'm sorry,” it said. “I leaned over too far. It's so pretty down here at night. I only wanted to see who was singing.”",
      ],
      "+ @meadow.night Up in the sky there was a round, dark hole where the moon had been. The moths flew in circles. On the sea the tide did not know any longer whether it should come or go, and stood still on one leg. “I've got to get back,” said the moon. “I'm on duty until six.”",
      [
        "@meadow.night(finders carry) {Thefinders} tried it by throwing. The moon flew up as high as the church tower, and came down again with a splash. They tried it with the swing, and with a ladder on top of a ladder. The moon was very patient. It only got a bit dirtier each time.",
        "@meadow.night They tried it by throwing. The moon flew up as high as the church tower, and came down again with a splash. They tried it with the swing, and with a ladder on top of a ladder. The moon was very patient. It only got a bit dirtier each time.",
      ],
      "+ @meadow.night They washed it with a cloth, so that it should at least be clean. The dent on the left would not come out. “Leave that,” said the moon. “That's where I've got my smile.” It was true. If you looked at it from the side, it was smiling.",
      "@meadow.night Then it grew late. In the east there was a pale stripe already. “How do you usually get up there?” asked the smallest voice of all. Nobody had thought of asking that. The moon blinked. “I rise,” it said. “When the night begins, and somebody sings. It's quite easy then. But who will sing at this time of day?”",
    ],
    end: [
      [
        "@meadow.night(finders talk) {Thefinders} looked at each other. They began, softly, since it was so late. It was the song that the moon had leaned over to hear. It wobbled in the first line. Then the owls joined in, and a window opened in the village, and a deep voice took over the second part.",
        "@meadow.night So they began, softly, since it was so late. It was the song that the moon had leaned over to hear. It wobbled in the first line. Then the owls joined in, and a window opened in the village, and a deep voice took over the second part.",
      ],
      "@meadow.dawn By the third verse everybody was singing who had a voice, and some who had none. The moon gave a jerk. It became light, first in colour and then in weight, and rose from the ground by a finger's breadth, then as high as a table, then over the trees. It dripped a little. “Don't stop!” it called.",
      "@meadow.dawn They did not stop until it was back in its place, and it fitted exactly. “Thank you,” said the moon, far up. It was just in time to go down again, like every morning, behind the hill.",
      [
        "@meadow.night(finders look) When the sky is clear, {thefinders} sing it every night now, so that the moon need not lean over so far. And if you look closely, there is a spot on it, on the left, beside the smile. That is mud. The moon does not want it washed off.",
        "@meadow.night When the sky is clear, that song is sung every night now, so that the moon need not lean over so far. And if you look closely, there is a spot on it, on the left, beside the smile. That is mud. The moon does not want it washed off.",
      ],
    ],
  }),
  story({
    says: [
      role("star", "little star|tiny star|small star|youngest star|star"),
      /\b(?:afraid|scared|fear\w*|frightened|shy|hides?|hid|too (?:small|weak|dim)|not (?:bright|shine)|cannot shine|could not shine|never shone|dim|weak)\b/i,
      /\b(?:dark\w*|night|shin\w*|shone|sky|moon|twinkl\w*|bright\w*|glow\w*|stars)\b/i,
    ],
    of: "things",
    unless:
      /\b(?:christmas|tree|throw\w*|snow|advent|murder\w*|horror|kill\w*|film|movie|pop|rock|f[ae]ll\w*|football|stage|starfish|singer|actor|actress|astronaut|wish(?:es|ed)? on|girl|boy)\b/i,
    after: [
      "@city.night(star look) Every evening they all came out, one after the other, as if a hand went along the sky with a match. Only {thestar} waited. “What's the matter?” asked the Great Bear. “It's so dark out there,” said {thestar}. “You don't know what may be in it.”",
      "+ @city.night(star talk) “We are in it,” said the Great Bear. “Yes, you,” said {thestar}. “You are many.” It tried it with one eye shut. It tried it quite quickly, on and off again. In between it was so frightened by its own flash that it sat down behind the moon and stayed there until Wednesday.",
      "+ @city.night(star look) The moon did not mind. “I was afraid too, once,” it said. “I still show only one side.” {Thestar} had always thought that this was on purpose. “Doesn't it help to shine?” it asked. “It doesn't make the dark go away,” said the moon. “But it's somewhere to stand.”",
      "@sea.storm(star look) Then came a night with a storm. The clouds shut over the sea like a lid, and all the stars were gone. Down there in the black was a small boat. Somebody was standing in it, a girl with an old man in a blanket, and turned the boat this way, and that way, and did not know where home was. “I can't see a thing,” she called. “Not one light!”",
    ],
    end: [
      "@sea.storm(star look) There was a hole in the clouds, no bigger than a coin. It was just beside the place where {thestar} was sitting. The Great Bear did not fit through it. Nobody fitted through it who was big. {Thestar} looked into the dark, and the dark looked back. And then it thought: she's afraid as well. She's in it, too.",
      "@sea.storm(star) It leaned out. It trembled so much that it twinkled. Down in the boat the girl raised her head. “There!” she cried. “Grandpa, there's one!” The old man squinted. “I don't know that one,” he said. “But it's where the north is.” And she put the helm about, and steered for {thestar}, and did not take her eyes off it.",
      "@sea.night(star look) It shone for four hours. It did not have time to be afraid, since somebody was looking. When the boat bumped against the jetty, the clouds tore open, and all the others were there behind {thestar}, hundreds and thousands of them. “You were out the whole time,” said the Great Bear. “All alone.” “No,” said {thestar}. “We were three.”",
      "@sea.night(star) It is the first to come out these evenings, and it still trembles. That is why it twinkles. Down at the harbour a girl looks up to it before she goes in, and puts her thumb and finger together, as if she were holding it. “Good evening,” she says. “I can see you.”",
    ],
  }),
  story({
    says: [
      role(
        "snowmen",
        "snowmen|snowman and (?:a |the |his )?(?:snowwoman|snow woman|snowgirl)|two snowmen|two snow people",
      ),
      /\b(?:neighbou?r\w*|two|across|fence|street|garden|meet|together|apart|love|friends?|opposite|wall|hedge|river)\b/i,
    ],
    unless: /\b(?:murder\w*|horror|kill\w*|contest|competition|army|war|steals?|stole)\b/i,
    after: [
      "@snow(hero look) They could see each other from the chest upwards. Each of them had a carrot and a hat, and each thought that the other one had the nicer hat. “Good morning,” called the snowman on the left. “Good morning,” called the snowman on the right.",
      "@snow(hero talk) From then on they talked from dawn to dusk. “I've got a birdbath here,” said the left one. “I have a washing line,” said the right one. “Oh,” said the left one. “I'd love to see that.” But snowmen have no feet.",
      "+ @snow.night(hero look) At night they did not talk. They looked at the same moon, and each knew that the other one was looking. Once it snowed, and for an hour there was so much white between them that they could see nothing at all. It was the longest hour of the winter.",
      "@snow(hero look) In February the sun got stronger. It began with the hats, which slipped. “You're getting thinner,” said the left one. “So are you,” said the right one. They leaned, both of them, a little further every day, and always in the same direction. “Perhaps we can reach,” they said. But the fence was in between.",
      "@garden.dusk(hero look) In the two houses lived two families who had not spoken since a matter with a football. A boy in the left window and a girl in the right one saw how the snowmen leaned. “They want to get to each other,” said the boy. On the other side, at the same moment, the girl said it as well.",
    ],
    end: [
      "@garden.dusk They met at the fence, each with a spade. They looked for the loosest board. It came out with a squeak, and then the next, and the next. Then they dug and pushed, a shovel of snow from the left and a shovel of snow from the right, until the two heaps touched.",
      "@snow(hero hug) The children made them new, out of what there was left: one big snowman, with two heads, two carrots and four arms. “There you are,” said the left one. “There you are,” said the right one. “So that's the washing line,” said the left one after a while.",
      "+ @snow.night(hero) The parents came out to call them in, the ones from here and the ones from there, and found themselves standing face to face without a fence. One of them cleared his throat. “About that football,” he said. “Oh, that,” said the other. “Would you like some soup?”",
      "@garden When the thaw came, it took them both on the same day. There was just one puddle, half on this side and half on that. The boards have never been put back. Where the puddle was, the two families have set up a bench, and on it lie, all summer long, two hats.",
    ],
  }),
  ...withAndWithout({
    says: [
      role("snowman", "snowman|snow man|snowwoman|snowgirl|snow girl"),
      /\b(?:melt\w*|thaw\w*|warm(?:er|th)?|sun(?:shine|ny)?|spring)\b/i,
      /\b(?:afraid|scared|fear\w*|sav(?:e[sd]?|ing)|keep|kept|freezer|fridge|cold store|worr\w*|friend\w*|goodbye|leave|does not want|did not want|protect\w*|rescue\w*|move[sd]?|hid(?:e|es)?|promis\w*|must)\b/i,
    ],
    may: [role("child", "girl|boy|child|kids|children|brother|sister|twins|friends|daughter|son")],
    unless:
      /\b(?:murder\w*|horror|see (?:the )?(?:summer|spring|sea|flowers|beach)|wants? to (?:see|travel)|wanted to (?:see|travel)|in love|contest|competition|santa|nose|carrot)\b/i,
    after: [
      "@snow(snowman look) It began with a drop. It ran down from the tip of the carrot, hung there, and fell. {Thesnowman} looked after it. “Was that a part of me?” {thesnowman} asked the sparrow. “Just a small part,” said the sparrow. The next drop was already on its way.",
      [
        "@garden(child talk, snowman talk) “I won't let it happen,” said {thechild}. There was an umbrella. There was a sheet on the washing line for shade, and ice cubes from the kitchen, as many as the tray would give. “You look like a market stall,” said {thechild}. {Thesnowman} laughed, and two more drops fell.",
        "@garden(snowman talk) The sparrow fetched whatever gives shade: a leaf, a page of newspaper, a lost glove. {Thesnowman} wore it all, one on top of the other. “I look like a market stall,” said {thesnowman}, and laughed, and two more drops fell.",
      ],
      "+ @garden.night(snowman look) At night it froze, and everything was well. {Thesnowman} stood there as hard as a bell and knew the names of all the stars. But the nights grew shorter, and each morning the scarf sat a bit lower. Nobody mentioned it.",
      [
        "@garden(child look, snowman look) Then came the day when the snow was gone from the roofs and there was only {thesnowman} left, on a white island in the grass. “I'll put you into the freezer,” said {thechild}. “All of you, in bags, between the peas.” {Thesnowman} thought it over. “Can one see anything in there?” “No. It's dark. But you'd still be here.”",
        "@garden(snowman look) Then came the day when the snow was gone from the roofs and there was only {thesnowman} left, on a white island in the grass. “I know a cellar,” said the sparrow. “There is ice in it until June.” {Thesnowman} thought it over. “Can one see anything in there?” “No. It's dark. But you'd still be here.”",
      ],
    ],
    end: [
      [
        "@garden(snowman talk, child sit) “I'd rather see it,” said {thesnowman} at last. “I've seen the whole winter with you. I should like to see what comes after, even if it's only the beginning.” {Thechild} did not want to hear that. But then {thechild} sat down in the wet grass, on the last bit of white, and leaned against {thesnowman}, back to back.",
        "@garden(snowman talk) “I'd rather see it,” said {thesnowman} at last. “I've seen the whole winter. I should like to see what comes after, even if it's only the beginning.” The sparrow did not want to hear that. But then it settled down on the shrinking shoulder and stayed there.",
      ],
      "@garden(snowman look) They saw it together. They saw a green tip come up beside the path. They saw the first bee, who was drunk with sleep, and a boy on a bicycle with bare knees. “It's all so soft,” said {thesnowman}. By then {snowmanhe} was not much bigger than a loaf of bread, and not afraid any more. “Listen, it tickles. I'm running off in every direction!”",
      [
        "+ @garden(child take) In the evening there was a hat in the grass, and a carrot, and a small pool of water. {Thechild} filled a jar with it, and poured it out again, a drop on each flower bed. “So that you can see from everywhere,” said {thechild}, and only cried a little, because that was water too.",
        "@garden In the evening there was a hat in the grass, and a carrot, and a small pool of water. The sparrow bathed in it, very carefully. Then it flew from bed to bed and shook itself over each, so that a drop fell everywhere. “So that you can see from all sides,” said the sparrow.",
      ],
      [
        "@snow(child build, snowman look) In December the first flake comes down, turns round twice, and lands on the nose of {thechild}. “There you are,” it says, in a voice that {thechild} would know anywhere. “What was the summer like? I saw it from so many places that I've got to put it together first.” And {thechild} begins to roll.",
        "@snow(snowman talk) In December the first flake comes down, turns round twice, and lands on the beak of the sparrow. “There you are,” it says, in a voice that the sparrow would know anywhere. “I saw the whole summer, from so many places that I've got to put it together first.” And in the garden they begin to roll.",
      ],
    ],
  }),
];
